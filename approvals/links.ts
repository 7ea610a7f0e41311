import { aboutKind, type Kind } from '../domain/families/requests.ts';
import { ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { refuse } from '../domain/refusals.ts';
import type { Kit } from '../server-kit/kit.ts';
import { lookAt } from './requests.ts';

/** Lifetime of the link in seconds. It outlives the request, so that the phone can say that it came too late. */
const linkLasts = 600;
/** The token that opens the page of a request. */
export const approvalToken = ({ tokens }: Pick<Kit, 'tokens'>, id: string) =>
  tokens.seal('approval', { id }, linkLasts);

/** The host on which a request is approved: the base host for operators, the organisation's for users. */
export async function approvalHost(
  { config, origins, executor }: Kit,
  { kind, organisationId }: { kind: Kind; organisationId: string | null },
) {
  if (aboutKind(kind).owner === 'operator') return { origin: origins.public, rpId: config.BASE_DOMAIN };
  const { state } = await executor.look(ref(organisation, organisationId ?? ''));
  const { subdomain } = state;
  if (!subdomain) refuse('organisation.unknown');
  const origin = origins.org(subdomain);
  return { origin, rpId: new URL(origin).hostname };
}

/** The address of the page on which a phone approves a request. */
export async function urlTo(kit: Kit, id: string) {
  const opened = (await lookAt(kit, id)).state.opened ?? refuse('transaction.unknown');
  const { origin } = await approvalHost(kit, opened);
  return `${origin}/${aboutKind(opened.kind).route}/${approvalToken(kit, id)}`;
}
/** The link with which a phone approves a request, as an address and as a QR code. */
export async function linkTo(kit: Kit, id: string) {
  const url = await urlTo(kit, id);
  const { default: QRCode } = await import('qrcode');
  const svg = await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return { url, svg };
}
