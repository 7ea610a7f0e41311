import { z } from 'zod';
import { eventTypes } from '../../../domain/aggregates.ts';
import type { Role } from '../../../domain/kit.ts';
import { personal } from '../../../domain/marks.ts';
import { passkeyStepsOfDay } from '../../../domain/passkeySteps/passkeySteps.ts';
import { RequestRefused, StaffSignInRefused } from '../../../domain/refusal/events.ts';
import { failedEnds } from '../../../domain/signIns/ends.ts';
import { anyEvent, type Recorded, readModel } from '../../kit.ts';
import { applications } from '../applications/applications.ts';
import { signInEndOf } from '../counts/signInEnds.ts';
import { operators } from '../operators/operators.ts';
import { invites } from '../users/invites.ts';
import { people } from '../users/people.ts';
import { users } from '../users/users.ts';

const refusalTypes: readonly string[] = [RequestRefused.type, StaffSignInRefused.type];
/** The outcome: refusals carry theirs, everything else succeeded. */
function outcomeOf({ type, data }: Recorded) {
  if (!refusalTypes.includes(type)) return { statusCode: 200, status: 'Info', response: { errorCode: 0 } };
  const { statusCode, ...response } = data;
  return { statusCode, status: 'Error', response };
}
/** The application for which a person made a device, where the event says so. */
const madeFor = ({ kind, data }: Recorded): string | null =>
  kind === 'device' ? (data?.applicationId ?? null) : null;
/** What is a person's, as a device, is no single user's: whom the call named, by whose page it was changed. */
function namedIn({ kind, personId, request }: Recorded): string | null {
  const { userId } = (request ?? {}) as { userId?: unknown };
  const isPersons = kind === 'person' || (kind === 'device' && personId);
  return isPersons && typeof userId === 'string' ? userId : null;
}
function userOf(event: Recorded): string | null {
  const { kind, id, userId, actor } = event;
  if (actor.role === 'user') return actor.id;
  return kind === 'user' ? id : (userId ?? namedIn(event));
}
/** Of an event that ended a sign-in: why it failed, if it did, and of whom and which the application was, if to one. */
function signInOf(event: Recorded) {
  const end = signInEndOf(event);
  const failure = end === undefined || end === 'signedIn' ? null : end;
  const signInTo = end && event.applicationId ? (event.organisationId ?? null) : null;
  const signInAt = signInTo && (event.applicationId ?? null);
  return { failure, failedIn: failure && signInTo, signInTo, signInAt };
}
const strangers: readonly Role[] = ['visitor', 'system'];
/** Kinds of streams in which nobody does anything: notes of the log and of reactions, and counts. */
export const unaudited: readonly string[] = ['reaction', passkeyStepsOfDay.name];

/** The audit log, one row per event: what changed, by whom and from where. */
export const audit = readModel(
  'audit',
  z.object({
    id: z.uuid(),
    organisationId: z.string().nullable(),
    applicationId: z.string().nullable(),
    /** The kind of aggregate that the event belongs to, and the event's type. */
    category: z.string(),
    action: z.string(),
    subjectId: z.string(),
    /** The user of an application who did it or whom it is about. */
    userId: z.string().nullable(),
    /** The team member who did it, and the organisation of that team. */
    memberId: z.string().nullable(),
    teamId: z.string().nullable(),
    actorRole: z.string(),
    actorId: z.string(),
    call: z.string().nullable(),
    method: z.string().nullable(),
    originalUri: z.string().nullable(),
    fromIP: personal(z.string().nullable(), { of: 'whoseIP' }),
    /** The subject whose erasure removes the IP: the actor or, for a visitor, the person whose stream it began. */
    whoseIP: z.string(),
    statusCode: z.number().int(),
    status: z.string(),
    /** Milliseconds until the decision. */
    responseTime: z.number().int().nullable(),
    /** Why a sign-in failed by this event; null for nearly all. Few rows are in the indexes of these two. */
    failure: z.enum(failedEnds).nullable(),
    /** The organisation to one of whose applications that sign-in was. */
    failedIn: z.string().nullable(),
    /** The same of every sign-in that ended, and the application, so that a list of them passes by nothing else. */
    signInTo: z.string().nullable(),
    signInAt: z.string().nullable(),
    request: z.unknown(),
    response: z.unknown(),
    createdAt: z.iso.datetime(),
    position: z.number().int(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    search: ['action'],
    known: { action: [...eventTypes.keys()] },
    sort: ['createdAt'],
    lookups: ['action', 'userId', 'memberId', 'teamId', 'failure', 'failedIn', 'signInTo', 'signInAt'],
    joins: {
      applicationName: [applications, 'applicationId', 'name'],
      applicationFamily: [applications, 'applicationId', 'family'],
      userName: [users, 'userId', 'username'],
      actorName: [operators, 'actorId', 'name'],
      subjectOperator: [operators, 'subjectId', 'name'],
      subjectUser: [users, 'subjectId', 'username'],
      subjectPerson: [people, 'subjectId', 'name'],
      subjectApplication: [applications, 'subjectId', 'name'],
      subjectInvite: [invites, 'subjectId', 'email'],
    },
  },
).starts(
  anyEvent,
  (event) => ({
    id: event.eventId,
    organisationId: event.organisationId ?? null,
    applicationId: event.applicationId ?? (event.kind === 'application' ? event.id : madeFor(event)),
    category: event.kind,
    action: event.type,
    subjectId: event.id,
    userId: userOf(event),
    ...(event.actor.role === 'operator'
      ? { memberId: event.actor.id, teamId: event.actor.organisationId ?? null }
      : { memberId: null, teamId: null }),
    actorRole: event.actor.role,
    actorId: event.actor.id,
    call: event.call ?? null,
    method: event.method ?? null,
    originalUri: event.path ?? null,
    fromIP: event.source?.ip ?? null,
    whoseIP: strangers.includes(event.actor.role) ? event.id : event.actor.id,
    ...outcomeOf(event),
    responseTime: event.decidedIn ?? null,
    ...signInOf(event),
    request: event.request ?? null,
    createdAt: event.at,
    position: event.position,
  }),
  ({ kind, eventId }) => (unaudited.includes(kind) ? undefined : eventId),
);
