import { formatNumber } from '../../../web-kit/format.ts';
import { spoken } from '../../../web-kit/language/language.ts';

const people = (count: number) => `${formatNumber(count)} more ${count === 1 ? 'person' : 'people'}`;

/** Texts of invitations. */
export const texts = spoken('things/invites', {
  name: 'Name',
  email: 'Email',
  confirmEmail: 'Confirm email',
  missing: 'Please fill all the fields!!',
  mismatch: 'Email and confirm email should be same',
  send: 'Send invitation',
  sent: 'Email sent SuccessFully',
  others: 'Also invite to',
  othersHint:
    'One mail and one registration for all of them. To applications with a site of their own, people are invited separately.',
  room(
    { applications, organisation }: Record<'applications' | 'organisation', number | null>,
    several: boolean,
  ) {
    const where = several ? 'in each of these applications' : 'in this application';
    const parts = [
      ...(applications === null ? [] : [`for ${people(applications)} ${where}`]),
      ...(organisation === null ? [] : [`for ${people(organisation)} in total`]),
    ];
    return parts.length ? `Your plan has room ${parts.join(', and ')}.` : '';
  },
  alsoTo: (applications: string) => `Also to ${applications}`,
  withheld: (application: string, why: string) => `Has joined. No access yet to ${application}: ${why}`,
  unknownApplication: 'an application',
  sentTitle: 'Email sent Successfully !',
  sentText: (name: string, email: string) =>
    `Thank you! The invitation for ${name} is on its way to ${email}. Its link works once, within two days.`,
  givenTitle: 'Access given',
  givenText: (name: string, email: string) =>
    `${name} is known here and can sign in now, with the passkey they use already. A mail to ${email} says so.`,
  another: 'Invite another person',
  status: 'Invited',
  title: 'Pending Invites',
  search: 'Search Invitations...',
  none: 'No pending invitations.',
  columns: {
    name: 'Name',
    email: 'Email',
    invitedAt: 'Invited At',
    expiresOn: 'Invite Expire On',
    role: 'Role',
  },
  expired: 'Expired',
  again: 'Send Again',
  againTo: (email: string) => `Send Again to ${email}`,
  sentSeveral: (applications: number) => `Email sent for all ${applications} applications of the invitation`,
  several: {
    invitations: (count: number) => `${count} ${count === 1 ? 'invitation' : 'invitations'}`,
    many: (count: string) => (count === '1' ? '1 invitation' : `${count} invitations`),
    againTitle: (what: string) => `Send ${what} again`,
    againText: 'Each of them gets a mail, and has two days from now on.',
    sentAgain: (what: string) => `${what} sent again`,
    deleteTitle: (what: string) => `Delete ${what}`,
    deleteText: 'The links in the mails stop working. This cannot be undone.',
    deleted: (what: string) => `${what} deleted`,
  },
  delete: (email: string) => `Delete the invitation of ${email}`,
  deletedNow: 'Invitation Deleted Successfully',
  deleteTitle: 'Delete invitation',
  deleteAsks: (email: string, applications: number) =>
    applications > 1
      ? `The link in the mail to ${email} stops working, for all ${applications} applications of the invitation.`
      : `The link in the mail to ${email} stops working.`,
});
