import type { Request, Response } from 'express';
import type { Kit } from '../../server-kit/kit.ts';
import { endSession } from '../../server-kit/signOnEnds.ts';
import { sessionCookie, sessionSeconds } from '../issuer.ts';
import { asRequest } from '../openid/perRequest.ts';
import { SessionChanged } from '../openid/sessionsFound.ts';
import type { Served } from '../served.ts';

/** Somebody's single sign-on session in this browser. OpenID and SAML applications share it. */
export type SsoSession = { uid: string; accountId: string; signedInAt: Date; until: Date };
type Kept = { uid: string; accountId?: string; loginTs?: number };

const at = (seconds: number) => new Date(seconds * 1000);
const shown = ({ uid, accountId, loginTs = 0 }: Kept): SsoSession | null =>
  accountId ? { uid, accountId, signedInAt: at(loginTs), until: at(loginTs + sessionSeconds) } : null;

/** The session of this browser; null when nobody has signed in. */
export async function sessionOf(
  { provider }: Served,
  req: Request,
  res: Response,
): Promise<SsoSession | null> {
  return shown((await provider.Session.get(provider.createContext(req, res))) as Kept);
}

type Account = { accountId: string; amr: string[]; acr: string };
type Context = ReturnType<Served['provider']['createContext']>;

/** Signs an account in on this browser. Another account's session ends. */
export async function startSession(
  kit: Kit,
  served: Served,
  { req, res }: { req: Request; res: Response },
  account: Account,
): Promise<SsoSession> {
  const context = served.provider.createContext(req, res);
  const begin = () => asRequest(() => beginSession(kit, served, context, account));
  const session = await begin().catch((error) => {
    if (!(error instanceof SessionChanged)) throw error;
    // The session that this browser had has ended meanwhile, so that the second time another one begins.
    return begin();
  });
  const { name, options } = sessionCookie(served.issuer);
  context.cookies.set(name, session.jti, options);
  return shown(session as unknown as Kept)!;
}

async function beginSession(
  kit: Kit,
  { provider, organisationId }: Served,
  context: Context,
  { accountId, amr, acr }: Account,
) {
  const before = await provider.Session.get(context);
  const same = before.accountId === accountId;
  if (before.accountId && !same) await endSession(kit, organisationId, before.uid);
  const session = same ? before : new provider.Session();
  // A new id with every sign-in, so that nobody can have put it into this browser before.
  if (same) session.resetIdentifier();
  const loginTs = Math.floor(kit.clock() / 1000);
  session.loginAccount({ accountId, amr, acr, loginTs, transient: true });
  await session.save(sessionSeconds);
  return session;
}
