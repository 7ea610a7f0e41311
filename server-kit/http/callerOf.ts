import type { Request, Response } from 'express';
import type { Call } from '../../api/kit.ts';
import { admin } from '../../domain/admin/admin.ts';
import { type Actor, ref } from '../../domain/kit.ts';
import { type RefusalCode, refuse } from '../../domain/refusals.ts';
import { standing } from '../../domain/standing.ts';
import { transaction } from '../../domain/transaction/transaction.ts';
import { user } from '../../domain/user/user.ts';
import type { SignInOf, Whose } from '../access/sessions.ts';
import type { Kit } from '../kit.ts';
import { chainOf } from '../standing.ts';
import type { Caller } from './caller.ts';
import { correlationIdOf } from './correlation.ts';
import { hostOf } from './hosts.ts';

const visitor: Actor = { role: 'visitor', id: 'visitor' };

/** The same caller where a session that the browser happens to have says nothing about who asks. */
export const asVisitor = (caller: Caller): Caller => ({ ...caller, actor: visitor });

/** The origin under which a host's own pages are opened. */
export function ownOrigin(
  { origins }: Pick<Kit, 'origins'>,
  { host }: Pick<Caller, 'host'>,
): string | undefined {
  if (host.app === 'org') return origins.org(host.subdomain);
  return host.app === 'unknown' ? undefined : origins[host.app];
}

/**
 * Who makes the request: by session cookie, by bearer token, else a visitor. Who is suspended is told so, also when the
 * session has ended by that; where anybody may call, such a caller is a visitor.
 */
export async function callerOf(kit: Kit, call: Call, req: Request, res: Response): Promise<Caller> {
  const host = hostOf(req.headers.host, kit.config.BASE_DOMAIN);
  const caller: Caller = {
    actor: visitor,
    // an IPv4 address that came in by IPv6 is shown as what it is (RFC 4291 section 2.5.5.2)
    ip: (req.ip ?? '').replace(/^::ffff:(?=\d+\.)/i, ''),
    userAgent: req.get('user-agent'),
    correlationId: correlationIdOf(res),
    host,
    origin: req.get('origin'),
    receivedAt: kit.clock(),
    bearer: /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '')?.[1],
    wantsEvents: /\btext\/event-stream\b/.test(req.get('accept') ?? ''),
    readAfter: req.get('x-read-after'),
    session: undefined,
    idempotencyKey: idempotencyKeyOf(req),
  };
  if (call.cookies === 'none') return caller;
  const { bearer } = caller;
  const token = bearer ? undefined : kit.cookie.read(req.headers.cookie);
  const who = bearer ? onboarding(kit, bearer) : await kit.sessions.whose(token, host);
  if (!who) return caller;
  const { actor, deviceId, transactionId } = who;
  const { gone, lost } = await unfit(kit, who);
  const disowned = await reported(kit, transactionId);
  const why = gone ?? lost ?? disowned;
  if (gone && token) await kit.sessions.endAllOf(actor.id);
  if (lost && token && deviceId) await kit.sessions.endAllOfDevice(deviceId);
  if (disowned && token && transactionId) await kit.sessions.endAllOfTransaction(transactionId);
  if (why && !call.roles.includes('visitor')) refuse(why);
  if (!why && (bearer || (await kit.sessions.find(token, host))))
    Object.assign(caller, { actor, session: token });
  return caller;
}

/** What a mailed link says; `deviceId` and `transactionId` when a sign-in led there. */
type Onboarding = { operatorId: string; organisationId: string } & SignInOf;
function onboarding(kit: Kit, bearer: string): Whose {
  const said = kit.tokens.open<Onboarding>('onboarding', bearer);
  const { operatorId, organisationId, deviceId = null, transactionId = null } = said;
  return { actor: { role: 'onboarding', id: operatorId, organisationId }, deviceId, transactionId };
}

/**
 * Suspension bites at once: the states behind every session are looked at, request by request. `gone` says why the person
 * may do nothing any more, `lost` why the device or the staff's passkey opens nothing any more.
 */
async function unfit(kit: Kit, { actor, deviceId }: Whose): Promise<{ gone: Why; lost: Why }> {
  const { role, id, organisationId } = actor;
  if (role === 'admin')
    return { gone: null, lost: (await hasPasskey(kit.executor, id, deviceId)) ? null : 'session.none' };
  const person =
    role === 'user'
      ? { userId: id, applicationId: (await kit.executor.look(ref(user, id))).ancestors.applicationId }
      : { operatorId: id };
  const { device, ...above } = await chainOf(kit, { organisationId, ...person, deviceId });
  return { gone: standing(above, 'session.none'), lost: standing({ device }, 'session.none') };
}
type Why = RefusalCode | null;

/** What another process has just appended may not be known here: nobody is turned away before the log was asked. */
async function hasPasskey(executor: Kit['executor'], adminId: string, passkeyId: string | null) {
  for (const fresh of [false, true]) {
    const { passkeys } = (await executor.look(ref(admin, adminId), { fresh })).state;
    if (passkeys.some(({ id }) => id === passkeyId)) return true;
  }
  return false;
}

/** What somebody answered "This was not me" to opens nothing any more. */
export async function reported(
  { executor }: Pick<Kit, 'executor'>,
  transactionId: string | null,
): Promise<RefusalCode | undefined> {
  if (!transactionId) return undefined;
  const { state } = await executor.look(ref(transaction, transactionId));
  return state.reported ? 'session.none' : undefined;
}

function idempotencyKeyOf(req: Request): string | undefined {
  const key = req.get('idempotency-key');
  if (key !== undefined && !/^[\w-]{8,100}$/.test(key))
    refuse('request.invalid', 'Idempotency-Key: must be 8 to 100 letters, digits, _ or -');
  return key;
}
