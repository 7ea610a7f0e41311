import type { Approval } from '../../api/calls/tokens.ts';
import { beginApproval, finishApproval } from '../../approvals/approval.ts';
import { numbersOf } from '../../approvals/challenge.ts';
import { approvalHost } from '../../approvals/host.ts';
import { lookAt, outcomeOf, personalIn } from '../../approvals/requests/look.ts';
import { aboutKind } from '../../domain/families/requests.ts';
import { refuse } from '../../domain/refusals.ts';
import { statusAt } from '../../domain/transaction/transaction.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { addressKey } from '../../server-kit/limits/rates.ts';

/** Describes a request to the holder of its link: where and when it came from, and the numbers to choose from. */
export async function approvalOf(kit: Kit, id: string, from: Pick<Caller, 'ip'>): Promise<Approval> {
  const { state } = await lookAt(kit, id);
  const opened = state.opened ?? refuse('transaction.unknown');
  const { device, place, ip, account } = await personalIn(kit, id);
  const { type, auth, showsAddress, route } = aboutKind(opened.kind);
  const { clock, config } = kit;
  const { origin } = await approvalHost(kit, opened);
  const now = statusAt(state, clock());
  return {
    ...{ id, transactionId: id },
    kind: opened.kind,
    ...{ type, auth },
    register: type === 1,
    platform: opened.method === 'phone' ? 'web' : 'app',
    path: `/${route}`,
    origin,
    target: opened.target,
    email: account ?? null,
    username: account ?? null,
    longitude: place?.longitude ?? null,
    latitude: place?.latitude ?? null,
    src: place ? tileOf(config.TILES_URL, place) : null,
    reqTime: opened.requestedAt,
    device: showsAddress ? null : (device ?? null),
    client: showsAddress ? (device ?? null) : null,
    ipAddress: showsAddress ? (ip ?? null) : null,
    network: showsAddress || !ip ? null : networkOf(ip, from.ip),
    requestId: opened.requestId,
    idpId: opened.idpId,
    state: now,
    status: outcomeOf(now),
    message: state.message,
    expiresAt: opened.expiresAt,
    secondsLeft: Math.max(0, Math.round((Date.parse(opened.expiresAt) - clock()) / 1000)),
    numbers: numbersOf(opened),
    tiles: config.TILES_URL,
  };
}

const zoom = 15;
/** The address of the map tile (Web Mercator) that contains a place. */
function tileOf(template: string, { longitude, latitude }: { longitude: number; latitude: number }): string {
  const tiles = 2 ** zoom;
  const north = Math.asinh(Math.tan((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180));
  const x = Math.min(tiles - 1, Math.floor(((longitude + 180) / 360) * tiles));
  const y = Math.floor(((1 - north / Math.PI) / 2) * tiles);
  const values: Record<string, string> = { z: String(zoom), x: String(x), y: String(y), s: 'a', r: '' };
  return template.replace(/\{([zxysr])\}/g, (_, name: string) => values[name]!);
}

/** Compares the screen's address with the phone's. */
const networkOf = (address: string, own: string) => ({
  address,
  own,
  same: addressKey(address) === addressKey(own),
});

/** Handles the passkey ceremony that answers a request of any kind. */
export function approvalHandlers(kit: Kit) {
  return {
    async approveTransaction({ accessToken, number }, caller) {
      const { id } = kit.tokens.open<{ id: string }>('approval', accessToken);
      return beginApproval(kit, id, number, caller.provenance);
    },

    async verifyApproveTransaction({ credential, transactionId }, caller) {
      const { provenance } = caller;
      const { kind, position } = await finishApproval(kit, transactionId, credential as never, provenance);
      return { errorCode: 0, kind, position };
    },
  } satisfies CommandHandlers;
}
