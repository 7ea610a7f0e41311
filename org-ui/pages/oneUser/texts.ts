import { spoken } from '../../../web-kit/language/language.ts';

/** The texts of the page of one user. The requirements prescribe those with unusual wording. */
export const texts = spoken('pages/oneUser', {
  facts: (username: string, registered: string, lastLogin: string) =>
    `${username} · Registered On ${registered} · Last Login ${lastLogin}`,
  suspendOrActivate: 'Suspend or Activate User',
  delete: 'Delete User',
  details: 'User Details',
  report: {
    title: 'User Report',
    audit: 'View Audit',
    platform: 'Usage By Platform',
    browser: 'Usage By Browser',
    logins: 'User Login Details',
    none: 'No sign-ins in the last twelve months.',
  },
  person: {
    title: 'Person',
    note: 'The login devices are those of the person, and are listed with each of these applications.',
    rests: 'No application lets this person in until you activate the person again.',
    open: 'Show the person',
  },
  resources: {
    title: 'Resources',
    none: 'The application has no resources. Add them on its page.',
    columns: { name: 'Resource Name', url: 'Resource URL', scopes: 'Scopes' },
    grant: 'Grant',
    revoke: 'Revoke',
    grantNamed: (resource: string) => `Grant ${resource}`,
    revokeNamed: (resource: string) => `Revoke ${resource}`,
    granted: 'Resource granted',
    revoked: 'Resource revoked',
    add: 'Add New Resource',
  },
  tokens: {
    access: 'Access Tokens',
    refresh: 'Refresh Tokens',
    columns: { resource: 'Resource', scope: 'Scope', expires: 'Expire Date' },
    own: "The person's own claims",
    none: 'No live tokens.',
    about: 'Tokens of format jwt are not listed: they are valid until they expire.',
    remove: 'Remove',
    removeTitle: 'Remove Token',
    removeAsks: 'Remove this token? The application can no longer use it.',
    all: 'Revoke All',
    allTitle: (which: string) => `Revoke all ${which}`,
    allAsks: 'Revoke all of them? The application can no longer use any that was issued until now.',
    removed: { access: 'successfully remove Access Token', refresh: 'successfully remove Refresh Token' },
    removedAll: {
      access: 'successfully remove all Access Tokens',
      refresh: 'successfully remove all Refresh Tokens',
    },
  },
  sonic: 'SonicKYC Enabled',
});
