import { aboutKind } from '../domain/families/requests.ts';
import { refuse } from '../domain/refusals.ts';
import type { Kit } from '../server-kit/kit.ts';
import { approvalHost } from './host.ts';
import { lookAt } from './requests/look.ts';

/** Lifetime of the link in seconds. It outlives the request, so that the phone can say that it came too late. */
const linkLasts = 600;
/** The token that opens the page of a request. */
export const approvalToken = ({ tokens }: Pick<Kit, 'tokens'>, id: string) =>
  tokens.seal('approval', { id }, linkLasts);

/** The address of the page on which a phone approves a request. */
export async function urlTo(kit: Kit, id: string) {
  const opened = (await lookAt(kit, id)).state.opened ?? refuse('transaction.unknown');
  return urlOf(kit, id, opened);
}
/** The same of a request that is of this kind, whether it has been opened yet or not. */
export async function urlOf(kit: Kit, id: string, about: Parameters<typeof approvalHost>[1]) {
  const { origin } = await approvalHost(kit, about);
  return `${origin}/${aboutKind(about.kind).route}/${approvalToken(kit, id)}`;
}
/** The link with which a phone approves a request, as an address and as a QR code. */
export const linkTo = async (kit: Kit, id: string) => withCode(await urlTo(kit, id));
/** An address, and the same as a QR code. */
export async function withCode(url: string) {
  const { default: QRCode } = await import('qrcode');
  const svg = await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return { url, svg };
}
