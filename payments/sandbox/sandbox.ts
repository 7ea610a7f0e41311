import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Snapshot } from '../../domain/subscription/snapshot.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { type Checkout, GatewayRefusedError, NoticeError, type PaymentGateway } from '../port.ts';
import { advanced, changed, ended, type Play } from './life.ts';

const kind = 'sandbox subscription';
/** As long as no other provider would keep it. */
const tenYears = 10 * 366 * 86_400_000;
/** Where the sandbox shows its pages, on the base host. */
export const sandboxPath = '/payment/sandbox';

type Parts = Pick<Kit, 'records' | 'vault' | 'clock' | 'origins'>;
export type Sandbox = PaymentGateway & {
  /** The subscription as it is now; undefined when there is none. */
  look(gatewayId: string): Promise<Play | undefined>;
  /** Lets something happen to it. Returns whether there is one. */
  act(gatewayId: string, does: (play: Play, now: number) => Play): Promise<boolean>;
  /** The message that the sandbox sends when something happened. */
  message(play: Play, type: string): { octets: Buffer; signature: string };
};
export const signatureHeader = 'x-sandbox-signature';

/** The provider that comes with the product: nobody pays real money, and everything can happen on its pages. */
export function sandboxOf({ records, vault, clock, origins }: Parts): Sandbox {
  const keys = vault.derive('payment sandbox');
  const signed = (octets: Uint8Array) => keys.map((key) => createHmac('sha256', key).update(octets).digest());
  const urlOf = (gatewayId: string) => `${origins.public}${sandboxPath}/${gatewayId}`;

  async function act(gatewayId: string, does: (play: Play, now: number) => Play): Promise<boolean> {
    let found = false;
    await records.change<Play>(kind, gatewayId, (play) => {
      found = true;
      return does(advanced(play, clock()), clock());
    });
    return found;
  }
  async function mustAct(gatewayId: string, does: (play: Play, now: number) => Play) {
    if (!(await act(gatewayId, does))) throw new GatewayRefusedError('There is no such subscription');
  }
  async function look(gatewayId: string) {
    const play = await records.get<Play>(kind, gatewayId);
    return play && advanced(play, clock());
  }
  return {
    name: 'sandbox',
    look,
    act,
    message(play, type) {
      const { gatewayId, payments } = play;
      const id = `${gatewayId}_${type}_${clock()}_${payments.length}`;
      const octets = Buffer.from(
        JSON.stringify({ id, type, gatewayId, sentAt: new Date(clock()).toISOString() }),
      );
      return { octets, signature: signed(octets)[0]!.toString('hex') };
    },
    costOf: async ({ currency, amount, months }) => ({ currency, amount, months }),
    async begin({ email: _, ...purchase }): Promise<Checkout> {
      // One purchase has one subscription, however often it begins.
      const gatewayId = `sandbox_${vault.hash('sandbox purchase', purchase.purchaseId).slice(0, 24)}`;
      if (!(await records.get(kind, gatewayId))) {
        const unpaid = { state: 'pending', period: null, cancelAtCycleEnd: false, endedAt: null } as const;
        const play: Play = {
          ...purchase,
          ...unpaid,
          gatewayId,
          card: 'good',
          tries: 0,
          nextTry: null,
          payments: [],
        };
        await records.put(kind, gatewayId, play, { expiresAt: clock() + tenYears });
      }
      return { checkoutId: gatewayId, url: urlOf(gatewayId), gatewayId };
    },
    async close({ checkoutId }) {
      await act(checkoutId, (play, now) => (play.state === 'pending' ? ended(play, now) : play));
    },
    async fetch({ gatewayId, checkoutId }) {
      const seenAt = new Date(clock()).toISOString();
      const play = await look(gatewayId ?? checkoutId ?? '');
      return play ? snapshotOf(play, seenAt) : null;
    },
    change: (gatewayId, to) => mustAct(gatewayId, (play, now) => changed(play, to, now)),
    cancelAtCycleEnd: (gatewayId, cancelAtCycleEnd) =>
      mustAct(gatewayId, (play) => (play.state === 'canceled' ? play : { ...play, cancelAtCycleEnd })),
    end: (gatewayId) => mustAct(gatewayId, ended),
    meansUrl: async (gatewayId) => urlOf(gatewayId),
    read({ octets, header }) {
      const given = Buffer.from(header(signatureHeader) ?? '', 'hex');
      if (!signed(octets).some((right) => given.length === right.length && timingSafeEqual(given, right)))
        throw new NoticeError('the signature is wrong', true);
      const { id, type, gatewayId, sentAt } = JSON.parse(Buffer.from(octets).toString());
      return { id, type, sentAt, about: { gatewayId } };
    },
    async whose({ gatewayId = '' }) {
      const play = await records.get<Play>(kind, gatewayId);
      return play ? { organisationId: play.organisationId, gatewayId } : null;
    },
  };
}

function snapshotOf(play: Play, seenAt: string): Snapshot {
  const { gatewayId, purchaseId, organisationId, state, gatewayPlanId, currency, amount } = play;
  const { period, cancelAtCycleEnd, endedAt, payments } = play;
  const iso = (time: number) => new Date(time).toISOString();
  return {
    ...{ gateway: 'sandbox', gatewayId, purchaseId, organisationId, state, gatewayPlanId, currency, amount },
    period: period && { start: iso(period.start), end: iso(period.end) },
    ...{ cancelAtCycleEnd, endedAt: endedAt === null ? null : iso(endedAt), payments, seenAt },
  };
}
