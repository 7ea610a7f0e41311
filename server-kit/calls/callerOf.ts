import type { Request, Response } from 'express';
import type { Call } from '../../api/callKinds.ts';
import { admin } from '../../domain/admin/admin.ts';
import { type Actor, ref } from '../../domain/kit.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { type RefusalCode, refuse, refuseField } from '../../domain/refusals.ts';
import { standing } from '../../domain/standing.ts';
import { transaction } from '../../domain/transaction/transaction.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { scopesHeldBy } from '../access/scopes.ts';
import type { SignInOf, Whose } from '../access/sessions.ts';
import { askedFor, audienceIn } from '../http/request/cookies.ts';
import { correlationIdOf } from '../http/request/correlation.ts';
import { countryIn } from '../http/request/country.ts';
import { hostOf } from '../http/request/hosts.ts';
import type { Kit } from '../kit.ts';
import { bestAccess } from '../people/people.ts';
import { mustBeSinceRecovery } from '../people/recovered.ts';
import { chainOf } from '../people/standing.ts';
import { signOnAt } from '../signedOn.ts';
import type { Caller, Sender } from './caller.ts';

const visitor: Actor = { role: 'visitor', id: 'visitor' };

/** The provenance of a visitor, for calls in which the browser's session does not identify the caller. */
export const asVisitor = ({ provenance }: Caller): Provenance => ({ ...provenance, actor: visitor });

/** The origin of a host's own pages. */
export function ownOrigin(
  { origins }: Pick<Kit, 'origins'>,
  { host }: Pick<Sender, 'host'>,
): string | undefined {
  if (host.app === 'org') return origins.org(host.subdomain);
  return host.app === 'unknown' ? undefined : origins[host.app];
}

/**
 * Identifies the caller by bearer token or session cookie; anyone else is a visitor. A suspended caller is refused with
 * that reason, even when the suspension has ended the session, but counts as a visitor for calls open to visitors.
 */
export async function callerOf(kit: Kit, call: Call, req: Request, res: Response): Promise<Sender> {
  const host = hostOf(req.headers.host, kit.config.BASE_DOMAIN);
  const caller: Sender = {
    actor: visitor,
    scopes: scopesHeldBy(visitor.role),
    teamRole: null,
    // An IPv4-mapped IPv6 address is shown as the IPv4 address (RFC 4291 section 2.5.5.2).
    ip: (req.ip ?? '').replace(/^::ffff:(?=\d+\.)/i, ''),
    userAgent: req.get('user-agent'),
    country: countryIn(req, kit.config),
    correlationId: correlationIdOf(res),
    host,
    origin: req.get('origin'),
    receivedAt: kit.clock(),
    bearer: /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '')?.[1],
    wantsEvents: req.method !== 'HEAD' && /\btext\/event-stream\b/.test(req.get('accept') ?? ''),
    readAfter: req.get('x-read-after'),
    unchangedSince: req.get('x-unchanged-since'),
    audience: 'console',
    session: undefined,
    deviceId: null,
    startedAt: 0,
    ended: null,
    idempotencyKey: idempotencyKeyOf(req),
  };
  if (call.cookies === 'none') return caller;
  const { bearer } = caller;
  // Operators have their app on the base host, where it shares the session of sign-in pages.
  const asked = host.app === 'org' ? askedFor(req.get('x-session')) : undefined;
  caller.audience = audienceIn(kit.cookies, req.headers, asked);
  const token = bearer ? undefined : kit.cookies[caller.audience].read(req.headers.cookie);
  const own = caller.audience === 'own' && !bearer ? await signOnAt(kit, token, host) : null;
  const who = bearer ? await onboarding(kit, bearer) : (own ?? (await kit.sessions.whose(token, host)));
  if (!who) return caller;
  const { actor, deviceId, transactionId, startedAt } = who;
  const { gone, lost, teamRole } = await unfit(kit, who);
  const disowned = await reported(kit, transactionId);
  const why = gone ?? lost ?? disowned;
  if (gone && token) await kit.sessions.endAllOf(actor.id);
  if (lost && token && deviceId) await kit.sessions.endAllOfDevice(deviceId);
  if (disowned && token && transactionId) await kit.sessions.endAllOfTransaction(transactionId);
  if (why && !call.roles.includes('visitor')) refuse(why);
  if (why) return Object.assign(caller, { ended: why });
  if (!(bearer || (own ? own.lives : await kit.sessions.find(token, host)))) return caller;
  const scopes = scopesHeldBy(actor.role, teamRole);
  return Object.assign(caller, { actor, scopes, teamRole, session: token, deviceId, startedAt });
}

/** The contents of a mailed link's token, with `deviceId` and `transactionId` if a sign-in led there. */
type Onboarding = { operatorId: string; organisationId: string; recovered: string | null } & SignInOf;
async function onboarding(kit: Kit, bearer: string): Promise<Whose> {
  const claims = kit.tokens.open<Onboarding>('onboarding', bearer);
  const { operatorId, organisationId, deviceId = null, transactionId = null } = claims;
  await mustBeSinceRecovery(kit, claims);
  const actor = { role: 'onboarding', id: operatorId, organisationId } as const;
  return { actor, deviceId, transactionId, startedAt: 0 };
}

/**
 * Reads the states behind a session at every request, so that a suspension and another role take effect at once. `gone`
 * is the refusal for a person without access, `lost` the one for a device or a staff passkey that is no longer valid.
 */
async function unfit(kit: Kit, { actor, deviceId }: Whose): Promise<Standing> {
  const { role, id, organisationId } = actor;
  if (role === 'admin')
    return {
      gone: null,
      lost: (await hasPasskey(kit.executor, id, deviceId)) ? null : 'session.none',
      teamRole: null,
    };
  const person = role === 'user' ? { personId: id } : { operatorId: id };
  const { device, ...above } = await chainOf(kit, { organisationId, ...person, deviceId });
  const gone = standing(above, 'session.none') ?? (role === 'user' ? await withoutAccess(kit, id) : null);
  const teamRole = role === 'operator' ? (above.operator as Operator).role : null;
  return { gone, lost: standing({ device }, 'session.none'), teamRole };
}
type Standing = { gone: Why; lost: Why; teamRole: Sender['teamRole'] };
type Why = RefusalCode | null;

/** Why a person may not use any application; null when one is open. */
async function withoutAccess(kit: Kit, personId: string): Promise<Why> {
  const found = await bestAccess(kit, personId);
  return found ? found.why : 'session.none';
}

/** Reads the log before it says no, because another process may just have appended the passkey. */
async function hasPasskey(executor: Kit['executor'], adminId: string, passkeyId: string | null) {
  for (const fresh of [false, true]) {
    const { passkeys } = (await executor.look(ref(admin, adminId), { fresh })).state;
    if (passkeys.some(({ id }) => id === passkeyId)) return true;
  }
  return false;
}

/** Returns the refusal for a session whose sign-in was reported with "This was not me". */
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
  if (key !== undefined && !/^[\w-]{8,100}$/.test(key)) refuseField('Idempotency-Key', 'is.idempotencyKey');
  return key;
}
