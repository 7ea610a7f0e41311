import { type GatewayName, gatewayNames } from '../../domain/gateways.ts';
import type { Kit } from '../kit.ts';

/** The UDP ports on which a RADIUS gateway listens; the one for accounting is null where that is off. */
type RadiusPorts = { authPort: number; acctPort: number | null };

/** Milliseconds between two notes of a gateway, and after which a note no longer holds. */
const [every, holds] = [5000, 20_000];
const recordOf = (gateway: GatewayName) => ['listening', gateway] as const;
type NotingKit = Pick<Kit, 'records' | 'clock' | 'log'>;

/** Notes in the records, again and again, that a gateway listens. Resolves after the first note, with what ends that. */
async function noteAgain({ records, clock, log }: NotingKit, gateway: GatewayName, what: object) {
  const tell = () =>
    records
      .put(...recordOf(gateway), what, { expiresAt: clock() + holds })
      .catch((error) => log.warn({ err: error, gateway }, 'that a gateway listens could not be noted'));
  await tell();
  const telling = setInterval(tell, every).unref();
  return () => clearInterval(telling);
}

/**
 * Tells all processes, by a note in the records, that a RADIUS gateway listens on these ports. Resolves after the first note, with
 * what ends that. There may be several gateways, so the note of one that stops is not taken back, but expires, unless another
 * one renews it.
 */
export const tellListening = (kit: NotingKit, ports: RadiusPorts): Promise<() => void> =>
  noteAgain(kit, 'radius', ports);
/** The same for single sign-on. */
export const tellSingleSignOn = (kit: NotingKit): Promise<() => void> => noteAgain(kit, 'sso', {});

/** The ports of a gateway that listens; null when none has said so in the last seconds. */
export const radiusPorts = async ({ records }: Pick<Kit, 'records'>): Promise<RadiusPorts | null> =>
  (await records.get<RadiusPorts>(...recordOf('radius'))) ?? null;

/** The gateways that no process has told of in the last seconds. */
export async function silentGateways({ records }: Pick<Kit, 'records'>): Promise<GatewayName[]> {
  const told = await Promise.all(gatewayNames.map((name) => records.get(...recordOf(name))));
  return gatewayNames.filter((_, n) => told[n] === undefined);
}
