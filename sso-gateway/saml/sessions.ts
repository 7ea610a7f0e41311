import type { Request, Response } from 'express';
import type { Kit } from '../../server-kit/kit.ts';
import { endSession } from '../../server-kit/signOnEnds.ts';
import { sessionCookie, sessionSeconds } from '../issuer.ts';
import type { Served } from '../served.ts';

/** Somebody's single sign-on session in this browser. OpenID and SAML applications share it. */
export type SsoSession = { uid: string; accountId: string; signedInAt: Date; until: Date };
type Kept = { uid: string; accountId?: string; loginTs?: number; exp?: number };

const shown = ({ uid, accountId, loginTs = 0, exp = 0 }: Kept): SsoSession | null =>
  accountId ? { uid, accountId, signedInAt: new Date(loginTs * 1000), until: new Date(exp * 1000) } : null;

/** The session of this browser; null when nobody has signed in. */
export async function sessionOf(
  { provider }: Served,
  req: Request,
  res: Response,
): Promise<SsoSession | null> {
  return shown((await provider.Session.get(provider.createContext(req, res))) as Kept);
}

/** Signs an account in on this browser. Another account's session ends. */
export async function startSession(
  kit: Kit,
  { provider, organisationId, issuer }: Served,
  { req, res }: { req: Request; res: Response },
  { accountId, amr, acr }: { accountId: string; amr: string[]; acr: string },
): Promise<SsoSession> {
  const context = provider.createContext(req, res);
  const before = await provider.Session.get(context);
  const same = before.accountId === accountId;
  if (before.accountId && !same) await endSession(kit, organisationId, before.uid);
  const session = same ? before : new provider.Session();
  // A new id with every sign-in, so that nobody can have put it into this browser before.
  if (same) session.resetIdentifier();
  const loginTs = Math.floor(kit.clock() / 1000);
  session.loginAccount({ accountId, amr, acr, loginTs, transient: true });
  await session.save(sessionSeconds);
  const { name, options } = sessionCookie(issuer);
  context.cookies.set(name, session.jti, options);
  return shown({ ...(session as unknown as Kept), accountId, loginTs, exp: loginTs + sessionSeconds })!;
}
