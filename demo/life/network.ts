import { randomBytes, randomUUID } from 'node:crypto';
import { ReportRadiusRestart, ReportRadiusSession } from '../../domain/radiusAccounting/commands.ts';
import { accountingSpan } from '../../domain/radiusAccounting/radiusAccounting.ts';
import { AddRadiusClient } from '../../domain/radiusClient/commands.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Attempt } from '../model/attempts.ts';
import { between, chance, oneOf } from '../model/chance.ts';
import { type Day, hour } from '../model/year.ts';
import { type Account, actsIn } from './accounts.ts';
import type { Step } from './play.ts';

/** What clients of networks report belongs to nobody who acts. */
const gateway: Provenance = {
  actor: { role: 'system', id: 'radius' },
  ...{ correlationId: 'demo', call: 'RADIUS Accounting-Request', ip: '10.20.0.1' },
};
/** The device by which the client reports. */
const nas = '10.20.0.1';
const mega = 1_000_000;
/** The share of a working year after which a network is out of order for some hours. */
const broken = 0.72;

/** The working day on which the network lets nobody in, and the hours of it. */
export function outageOf(days: readonly Day[]) {
  const day = days.slice(Math.floor(days.length * broken)).find(({ isWorkday }) => isWorkday);
  return day && { day: day.index, from: 8.5, to: 13.5 };
}

/** Adds the gate of a network to its application. Nobody knows the secret, so that it asks for nothing. */
export async function addClient({ executor }: Kit, applicationId: string, by: Provenance): Promise<string> {
  const id = randomUUID();
  const settings = { name: 'VPN Bengaluru', address: '10.20.0.1', authType: 'inApp' } as const;
  const secret = randomBytes(24).toString('base64url');
  await executor.execute(AddRadiusClient, { id, applicationId, settings, secret }, by);
  return id;
}

type Session = { applicationId: string; clientId: string; now: number };
/** The steps in which a client reports the session of somebody who got in. One that goes on has no end yet. */
export function sessionSteps(
  { executor }: Kit,
  one: Account,
  { at, end }: Attempt,
  session: Session,
): Step[] {
  if (end !== 'signedIn') return [];
  const { clientId, now } = session;
  const words = ['session', one.name, at];
  const begins = at + 60_000;
  const seconds = Math.round(between(0.4, 7.5, ...words) * 3600);
  const name = randomUUID().slice(0, 8).toUpperCase();
  const received = Math.round(seconds * between(0.002, 0.05, 'received', ...words) * mega);
  const sent = Math.round(received * between(2, 9, 'sent', ...words));
  const cause =
    chance('cause', ...words) < 0.7 ? 'User-Request' : oneOf(['Idle-Timeout', 'Lost-Carrier'], ...words);
  const none = { status: 'start' as const, seconds: 0, received: 0, sent: 0, cause: null };
  const all = { status: 'stop' as const, seconds, received, sent, cause };
  const about = {
    clientId,
    nas,
    session: name,
    key: name,
    userId: actsIn(one, session.applicationId).userId,
  };
  const report = (moment: number, told: typeof none | typeof all): Step => ({
    at: moment,
    run: () => {
      const when = { id: accountingSpan(clientId, moment), happenedAt: new Date(moment).toISOString() };
      return executor.execute(ReportRadiusSession, { ...about, ...when, ...told }, gateway);
    },
  });
  const ends = begins + seconds * 1000;
  return [report(begins, none), ...(ends < now ? [report(ends, all)] : [])];
}

/** The step in which the client starts again after the outage. */
export function restartSteps({ executor }: Kit, clientId: string, days: readonly Day[]): Step[] {
  const outage = outageOf(days);
  if (!outage) return [];
  const at = days[outage.day]!.at(outage.to) + hour / 12;
  const about = { id: accountingSpan(clientId, at), clientId, nas, happenedAt: new Date(at).toISOString() };
  return [{ at, alone: true, run: () => executor.execute(ReportRadiusRestart, about, gateway) }];
}
