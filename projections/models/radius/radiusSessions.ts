import { z } from 'zod';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { RadiusClientRestarted, RadiusSessionReported } from '../../../domain/radiusAccounting/events.ts';
import { RadiusClientDeleted } from '../../../domain/radiusClient/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';
import { users } from '../users/users.ts';
import { radiusClients } from './radiusClients.ts';

const row = z.object({
  id: z.string(),
  organisationId: z.string(),
  applicationId: z.string(),
  clientId: z.string(),
  /** The device of the client. */
  nas: z.string(),
  userId: z.string().nullable(),
  session: z.string(),
  /** The client while the session goes on, then null. */
  openAt: z.string().nullable(),
  /** The client and its device while the session goes on, then null. */
  openAtNas: z.string().nullable(),
  startedAt: z.iso.datetime(),
  reportedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Whether the end only follows from a restart of the client, which a later report of the session disproves. */
  endImplied: z.boolean(),
  seconds: z.number().int(),
  received: z.number().int(),
  sent: z.number().int(),
  cause: z.string().nullable(),
});
type Session = z.output<typeof row>;
type Report = Recorded<ReturnType<typeof RadiusSessionReported>['data']>;

/** A start that comes so soon after the end, in milliseconds, is a late repeat and no new session. */
const late = 60_000;
const earlier = (at: string, seconds: number) => new Date(Date.parse(at) - seconds * 1000).toISOString();

/**
 * The session that a report is about. Clients may use the name of an ended session again, and may report a restart late or
 * twice, when other sessions have begun.
 */
function reported(report: Report, before?: Session): Session {
  const { organisationId, applicationId, data } = report;
  const { clientId, nas, happenedAt, session, userId, status, seconds, received, sent, cause } = data;
  const isDisproved = Boolean(before?.endImplied && happenedAt > before.endedAt!);
  if (before?.endedAt && status === 'start') {
    const isRepeat = isDisproved
      ? before.startedAt > before.endedAt
      : Date.parse(happenedAt) - Date.parse(before.endedAt) < late;
    if (!isRepeat) return reported(report);
    if (!isDisproved) return before;
  }
  const known = isDisproved ? { ...before!, endedAt: null, endImplied: false, cause: null } : before;
  const endedAt = known?.endedAt ?? (status === 'stop' ? happenedAt : null);
  return {
    id: keyOf(report),
    organisationId: organisationId!,
    applicationId: applicationId!,
    ...{ clientId, nas, session },
    userId: userId ?? known?.userId ?? null,
    openAt: endedAt ? null : clientId,
    openAtNas: endedAt ? null : nasOf(report),
    startedAt: known?.startedAt ?? earlier(happenedAt, seconds),
    reportedAt: known && known.reportedAt > happenedAt ? known.reportedAt : happenedAt,
    endedAt,
    endImplied: status !== 'stop' && (known?.endImplied ?? false),
    // Totals only grow, so the highest counts also when reports come out of order.
    seconds: Math.max(seconds, known?.seconds ?? 0),
    received: Math.max(received, known?.received ?? 0),
    sent: Math.max(sent, known?.sent ?? 0),
    cause: cause ?? known?.cause ?? null,
  };
}
/** A device of a client, among all devices. */
const nasOf = ({ data: { clientId, nas } }: { data: { clientId: string; nas: string } }) =>
  `${clientId} ${nas}`;
const keyOf = ({ data: { clientId, key } }: Pick<Report, 'data'>) => `${clientId} ${key}`;

/** The sessions that RADIUS clients report. */
export const radiusSessions = readModel('radius_sessions', row, {
  owner: 'organisationId',
  roles: ['operator'],
  search: ['session'],
  sort: ['startedAt'],
  lookups: ['applicationId'],
  joins: { username: [users, 'userId', 'username'], clientName: [radiusClients, 'clientId', 'name'] },
})
  .starts(RadiusSessionReported, reported, keyOf)
  .sweeps(
    RadiusClientRestarted,
    'openAtNas',
    ({ data: { happenedAt } }) => ({
      openAt: null,
      openAtNas: null,
      endedAt: happenedAt,
      endImplied: true,
      cause: 'NAS-Reboot',
    }),
    nasOf,
  )
  .sweeps(RadiusClientDeleted, 'openAt', ({ at }) => ({ openAt: null, openAtNas: null, endedAt: at }))
  .sweeps(ApplicationDeleted, 'applicationId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
