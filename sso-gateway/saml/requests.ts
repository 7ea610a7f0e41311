import type { NameIdFormat } from '../../domain/application/settings/saml.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Issuer } from '../issuer.ts';
import { hashed, isFirst, newSecret } from '../once.ts';
import type { Asked, AskedTryout } from '../served.ts';
import { lasts } from './messages.ts';
import { deny } from './xml/xml.ts';

/** A sign-in that an application or a person has asked for. */
export type Pending = {
  organisationId: string;
  appId: string;
  acsUrl: string;
  relayState: string;
  /** The id of the application's request; null when the sign-in began here. */
  inResponseTo: string | null;
  /** The name ID of the person who has to sign in; null or missing when anybody may. */
  subject?: string | null;
  /** The name ID format of the answer where it is not that of the application's settings. */
  nameIdFormat?: NameIdFormat | undefined;
  /** The authentication context class of the answer where it is not that of the application's settings. */
  context?: string | undefined;
  forceAuthn: boolean;
  isPassive: boolean;
  /** The tryout that it belongs to, which takes what the application would get. */
  tryout?: AskedTryout | undefined;
  /** The hash of the secret of the browser that may finish it; null before the browser has come back. */
  browser: string | null;
};

const kind = 'saml request';
const pendingLasts = 10 * 60_000;

type Keeping = Pick<Kit, 'records' | 'clock'>;
/** Keeps a request until it is answered. Returns its id, which is a secret until the browser is known. */
export async function keepRequest({ records, clock }: Keeping, pending: Pending, id = newSecret()) {
  await records.put(kind, id, pending, { expiresAt: clock() + pendingLasts });
  return id;
}
const here = (found: Pending | undefined, organisationId: string) =>
  found?.organisationId === organisationId ? found : refuse('sso.request');
/** The request with this id at an organisation. Refuses when it has expired or was answered. */
export const pendingRequest = async ({ records }: Keeping, id: string, organisationId: string) =>
  here(await records.get<Pending>(kind, id), organisationId);
/** What a request asks for. Only an e-mail address may be the user name that somebody types. */
export async function askedOf(kit: Keeping, { organisationId }: Issuer, id: string): Promise<Asked> {
  const { appId, subject, tryout } = await pendingRequest(kit, id, organisationId);
  return { appId, loginHint: subject?.includes('@') ? subject : '', tryout };
}
/** Ends the request of this browser, once. */
export async function takeRequest(
  kit: Keeping,
  id: string,
  organisationId: string,
  secret: string | undefined,
) {
  const { browser } = await pendingRequest(kit, id, organisationId);
  if (!secret || browser !== hashed(secret)) refuse('sso.request');
  return here(await kit.records.take<Pending>(kind, id), organisationId);
}

const seen = 'saml message';
/** Refuses a message that has arrived before. Of two copies at the same moment, at most one is accepted. */
export async function onlyOnce(kit: Keeping, appId: string, messageId: string) {
  if (!(await isFirst(kit, seen, `${appId} ${messageId}`, kit.clock() + 4 * lasts))) deny('saml.replayed');
}
