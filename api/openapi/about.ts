import type { Role } from '../../domain/kit.ts';
import type { Call, CallRate } from '../callKinds.ts';

/** The roles as readers of the document know them. */
export const callers: Record<Role, string> = {
  visitor: 'Anybody',
  onboarding: 'New operators, with the token of the activation mail',
  operator: 'Operators',
  user: 'Users of applications, in the app',
  admin: 'Staff',
  system: 'The system itself',
};

const firstSentence = /^.*?\.(?= |$)/;
/** What a call does, in a few words. */
export const summaryOf = ({ about }: Call): string => firstSentence.exec(about)![0].slice(0, -1);

/** What else is to be known of a call: further sentences of its row, and what follows from its roles and limits. */
export function descriptionOf({ about, roles, captcha, cors, rate, renews }: Call): string {
  const who: readonly Role[] = roles.includes('visitor') ? ['visitor'] : roles;
  const facts = [
    `For ${who.map((role) => lower(callers[role])).join('; ')}.`,
    ...(captcha === true ? ['Needs a solved `captcha`.'] : []),
    ...(captcha && captcha !== true ? ['Needs a solved `captcha` for some of what it is sent.'] : []),
    ...(renews ? ['Also works after the end of the subscription.'] : []),
    ...(cors ? ['Answers scripts on the websites that the application names.'] : []),
    ...(rate ? [limitOf(rate)] : []),
  ];
  const more = about.replace(firstSentence, '').trim();
  return [more, facts.join(' ')].filter(Boolean).join('\n\n');
}
const lower = (text: string) => text.replace(/^./, (first) => first.toLowerCase());

function limitOf({ count, seconds, counts, proof }: CallRate): string {
  const span = seconds % 60 ? `${seconds} seconds` : seconds === 60 ? 'a minute' : `${seconds / 60} minutes`;
  const calls =
    counts === 'wrong' ? `${count} refused calls, and ${count * 10} calls in all,` : `${count} calls`;
  const proven = proof ? ' When half of that is used, calls need `X-Proof-Of-Work`.' : '';
  return `At most ${calls} in ${span}.${proven}`;
}
