import { z } from 'zod';
import { type Application, application } from '../application/application.ts';
import { commandsOf, id, type Ref, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { person } from '../person/person.ts';
import { refuse } from '../refusals.ts';
import { mayGoOn } from '../standing.ts';
import * as happened from './events.ts';
import { type HelpRequest, helpRequest } from './helpRequest.ts';

const command = commandsOf(helpRequest);
const one = z.object({ id: id() });

/** Whether a request waits for an answer. */
export const waits = ({ phase, openUntil }: HelpRequest, now: Date) =>
  phase === 'open' && now.toISOString() < openUntil;

/**
 * Whether people may ask for access to an application: its operators let them, and nothing but an operator's word is needed
 * to give it.
 */
export const takesRequests = ({ settings, userSource }: Pick<Application, 'settings' | 'userSource'>) =>
  userSource !== 'external' && settings !== null && 'accessRequests' in settings && settings.accessRequests;

const aboutPerson = {
  personId: id(),
  userId: id().nullable().default(null),
  username: z.string().default(''),
  name: z.string().default(''),
};
const requested = (about: Omit<Parameters<typeof happened.HelpRequested>[0], 'openUntil'>, now: Date) => {
  const openUntil = new Date(now.getTime() + limits.helpOpen).toISOString();
  return happened.HelpRequested({ ...about, openUntil });
};

/** Asks for access to an application. While a request waits, another one changes nothing. */
export const AskForAccess = command(
  {
    input: one.extend({ ...aboutPerson, applicationId: id(), note: text(limits.helpNote).default('') }),
    parent: ({ personId }) => ref(person, personId),
    needs: ({
      applicationId,
      personId,
    }): { application: Ref<typeof application>; person: Ref<typeof person> } => ({
      application: ref(application, applicationId),
      person: ref(person, personId),
    }),
  },
  (state, { id: _, note, ...about }, { needs, now }) => {
    mayGoOn(needs);
    if (!takesRequests(needs.application)) refuse('user.requestsOff');
    if (waits(state, now)) return [];
    return [requested({ kind: 'access', ...about, note: note.trim() }, now)];
  },
);

/** Has a link mailed with which a person can ask for a way back in without the lost device. The id is the person's. */
export const MailHelpLink = command(
  {
    input: one.extend({ personId: id(), addressOf: id() }),
    parent: ({ personId }) => ref(person, personId),
  },
  (_, { addressOf }) => [happened.HelpLinkRequested({ addressOf })],
);

/** Asks for a way back in without the lost device. While a request waits, another one changes nothing. */
export const AskForDevice = command(
  {
    input: one.extend({ ...aboutPerson, note: text(limits.helpNote).default('') }),
    parent: ({ personId }) => ref(person, personId),
    needs: ({ personId }) => ({ person: ref(person, personId) }),
  },
  (state, { id: _, note, ...about }, { needs, now }) => {
    mayGoOn(needs);
    if (waits(state, now)) return [];
    return [requested({ kind: 'device', ...about, applicationId: null, note: note.trim() }, now)];
  },
);

/** Answers a request. The same answer again changes nothing. */
export const AnswerHelp = command(
  { input: one.extend({ answer: z.enum(['allowed', 'declined']) }) },
  (state, { answer }, { now }) => {
    if (state.phase === answer) return [];
    if (!waits(state, now)) refuse('user.requestOver');
    return [answer === 'allowed' ? happened.HelpAllowed({}) : happened.HelpDeclined({})];
  },
);

/** Records that nobody answered in time. */
export const ExpireHelp = command({ input: one }, (state, _, { now }) =>
  state.phase === 'open' && !waits(state, now) ? [happened.HelpExpired({})] : [],
);
