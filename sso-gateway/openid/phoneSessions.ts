import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Kit } from '../../server-kit/kit.ts';
import { noteOpened } from '../../server-kit/reportedSignOns.ts';
import { longestSeconds } from '../issuer.ts';

/**
 * Notes the session that a sign-in by phone has opened, once it has been written, so that it ends when the request is
 * reported.
 */
export const notesPhones =
  (kit: Kit, organisationId: string) => async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next();
    const { result, session, client } = ctx.oidc ?? {};
    const { transactionId } = (result?.login ?? {}) as { transactionId?: string };
    if (!transactionId || !session || !client) return;
    const opened = { organisationId, uid: session.uid, grantId: session.grantIdFor(client.clientId) };
    await noteOpened(kit, transactionId, opened, longestSeconds);
  };
