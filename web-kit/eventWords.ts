/** As screens spell it, while names of events keep the spelling that they have. */
const spelled = (event: string) => event.replaceAll('rganisation', 'rganization');
/** What was typed to find an event that `inWords` shows, as its name has it. */
export const inName = (typed: string): string => typed.replace(/\s+/g, '').replace(/(?<=rgani)z/gi, 's');
/** The words of an event's type, in lower case: `ApplicationSuspended` is "application" and "suspended". */
const wordsOf = (event: string): string[] =>
  spelled(event)
    .split(/(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase());

/** An event's type in words: `ApplicationSuspended` becomes "Application suspended". */
export const inWords = (event: string): string =>
  spelled(event).replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Verbs of events that do not end in -ed. */
const irregular = ['left', 'made', 'given', 'taken', 'begun', 'sent', 'set', 'done', 'resent', 'reset'];
const isVerb = (word: string) => /ed$/.test(word) || irregular.includes(word);
/** Deeds whose event says from where it is seen, and not who did it. `…` stands for the one whom it is about. */
const deeds: Readonly<Record<string, string>> = {
  SignedIn: 'signed in',
  SessionUsed: 'came by single sign-on',
  GroupJoined: 'added … to a group',
  GroupLeft: 'removed … from a group',
  PersonJoined: 'joined … with another person',
  PersonParted: 'undid the joining of … with another person',
  PersonSignedOut: 'signed … out everywhere',
  PersonDescribed: 'changed the details of …',
  CustomAttributesChanged: 'changed the custom attributes of …',
  CustomAttributesDefined: 'said which custom attributes the organization keeps',
  InviteSent: 'sent an invitation to …',
  InviteResent: 'sent the invitation to … again',
  InviteConsumed: 'accepted the invitation of …',
  InviteDeleted: 'withdrew the invitation of …',
  TransactionReported: 'reported a request: this was not me',
  TransactionApproved: 'approved a request',
  TransactionDeclined: 'declined a request',
  EmailVerificationRequested: 'asked for the mail that confirms the address of …',
  OperatorEnrolled: 'finished the registration of …',
  DeviceInvitationRequested: 'asked for a link that adds a device of …',
  StarterDismissed: 'hid the first steps',
  DeviceHintDismissed: 'hid the advice to add a second device',
  EmailVerified: 'confirmed the e-mail address',
  NumberGiven: 'gave a number',
  MailLanguageChosen: 'chose the language of their own mails',
  OrganisationLanguageChosen: 'chose the language of the organization',
  OperatorRoleGiven: 'gave … another role in the team',
  OwnerWithdrawn: 'took the role of an owner from a member of the team',
  OwnerReinstated: 'made a member of the team an owner again',
};

/**
 * What an event says that somebody did, with the name of the one whom it is about, if that is known:
 * `ApplicationOpenedToGroup` becomes "opened the application Wiki to group".
 */
export function deedOf(event: string, whom: string | null): string {
  const name = whom ? ` ${whom}` : '';
  const known = deeds[event];
  if (known) return known.replace('…', whom ?? 'somebody');
  const all = wordsOf(event);
  const verb = all.findLastIndex(isVerb);
  if (verb < 0) return `${inWords(event)}${name}`;
  const what = all.slice(0, verb).join(' ');
  return [all[verb], what && `the ${what}${name}`, ...all.slice(verb + 1)].filter(Boolean).join(' ');
}
