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

/** Whether a request waits for an answer, or for what an answer is about to give. */
export const waits = ({ phase, openUntil }: HelpRequest, now: Date) =>
  phase === 'granting' || (phase === 'open' && now.toISOString() < openUntil);

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

/** A request that is about the whole person. While one waits, another one changes nothing. */
const askFor = (kind: 'device' | 'erasure') =>
  command(
    {
      input: one.extend({ ...aboutPerson, note: text(limits.helpNote).default('') }),
      parent: ({ personId }) => ref(person, personId),
      needs: ({ personId }) => ({ person: ref(person, personId) }),
    },
    (state, { id: _, note, ...about }, { needs, now }) => {
      mayGoOn(needs);
      if (waits(state, now)) return [];
      return [requested({ kind, ...about, applicationId: null, note: note.trim() }, now)];
    },
  );
/** Asks for a way back in without the lost device. */
export const AskForDevice = askFor('device');
/** Asks to be erased. Nothing is erased by it: what goes with a person, an operator decides who sees it. */
export const AskForErasure = askFor('erasure');

/**
 * Answers a request, once: an answer decides before anything is given, and what is allowed is given next. The same answer
 * again changes nothing. `lost` are the devices to suspend, for a request about a lost one.
 */
export const AnswerHelp = command(
  {
    input: one.extend({
      answer: z.enum(['allowed', 'declined']),
      lost: z.array(id()).max(limits.lostDevices).default([]),
      /** Whether somebody has given the access in another way meanwhile, as by an invitation. */
      given: z.boolean().default(false),
    }),
  },
  (state, { answer, lost, given }, { now }) => {
    if (state.phase === answer) return [];
    if (state.phase === 'granting' || !waits(state, now)) refuse('user.requestOver');
    if (answer === 'declined') return given ? refuse('user.requestOver') : [happened.HelpDeclined({})];
    const finishBy = new Date(now.getTime() + limits.helpGrant).toISOString();
    return [happened.HelpGrantBegun({ lost: state.kind === 'device' ? lost : [], finishBy })];
  },
);

/** Records whether what was allowed could be given. If not, the request waits again, or is over. */
export const FinishHelp = command(
  { input: one.extend({ granted: z.boolean() }) },
  (state, { granted }, { now }) => {
    if (state.phase !== 'granting') return [];
    if (granted) return [happened.HelpAllowed({})];
    return [
      waits({ ...state, phase: 'open' }, now) ? happened.HelpGrantFailed({}) : happened.HelpExpired({}),
    ];
  },
);

/** Records that nobody answered in time. */
export const ExpireHelp = command({ input: one }, (state, _, { now }) =>
  state.phase === 'open' && !waits(state, now) ? [happened.HelpExpired({})] : [],
);
