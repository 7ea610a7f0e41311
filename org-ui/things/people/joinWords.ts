import { spoken } from '../../../web-kit/language/language.ts';

/** Texts about joining two people. */
export const joinWords = spoken('things/people/join', {
  open: 'Join with another person',
  title: (name: string) => `Join ${name} with another person`,
  text: 'Choose the other person, who takes this one in. The passkeys of both then open the applications of both. Nothing is moved, and you can take it back.',
  search: 'Name or e-mail address of the other person',
  people: 'People',
  nobody: 'Nobody has such a name or address.',
  alone: 'There is nobody else here yet.',
  access: (applications: number) =>
    applications === 1 ? 'Access to 1 application' : `Access to ${applications} applications`,
  thisOne: 'This person',
  otherOne: 'The other person',
  addresses: 'E-mail addresses',
  applications: 'Users',
  devices: 'Login devices',
  shared: (names: string) => `Both have access to ${names}. Delete one of the two users there first.`,
  suspended: 'One of the two is suspended. Activate that person first.',
  taken:
    'One of the two has been joined with somebody else already. Take that back first, or choose that person.',
  back: 'Choose another person',
  join: 'Join',
  joined: 'People joined',
  with: (whom: string) => `Joined with ${whom}`,
  part: 'Take back the join',
  partAsks: (whom: string) =>
    `${whom} is a person again, with what that person had before. Each of the two is signed out of the applications of the other.`,
  partLeaves: (whom: string) =>
    `${whom} has no login device then, and cannot sign in: send a recovery link from the page of ${whom} afterwards.`,
  parted: 'Join taken back',
});
