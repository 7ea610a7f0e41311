import { CannotStartError } from '../event-store/cannotStart.ts';
import type { Kit } from './kit.ts';
import type { Counted } from './metrics.ts';
import type { Config } from './settings/config.ts';

/** A gateway that listens, through which programs ask for sign-ins in a protocol of their own. */
export type Listening = {
  /** The ports that it listens on, by their settings; 0 for one that is off. */
  ports: Readonly<Record<string, number>>;
  /** Resolves once it knows all that it needs. */
  ready: Promise<void>;
  check: () => Promise<void>;
  counted: Counted[];
  close: () => Promise<void>;
};
export type Gateway = {
  /** Its name in `/readyz`; its service is called `<name>-gateway`. */
  name: string;
  /** The setting of its first port. */
  port: keyof Config & `${string}_PORT`;
  start: (kit: Kit) => Promise<Listening>;
};

/** A gateway that is turned off. */
export const off = {
  ready: Promise.resolve(),
  check: async () => undefined,
  counted: [],
  close: async () => undefined,
};

/** Starts a gateway. Goes on without it, and says so, when its port is taken and nobody has chosen that port. */
export async function startGateway(
  { name, port, start }: Gateway,
  kit: Kit,
  { isChosen, say }: { isChosen: boolean; say: (line: string) => void },
): Promise<Listening & Pick<Gateway, 'name'>> {
  const listening = await start(kit).catch((error) => {
    if (isChosen || !(error instanceof CannotStartError)) throw error;
    say(`The gateway ${name} is off. ${error.message}`);
    return { ...off, ports: { [port]: 0 } };
  });
  return { ...listening, name };
}
