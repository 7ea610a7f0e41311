import { CannotStartError } from '../cannotStart.ts';
import { type EventStore, EventStoreUnavailableError } from '../port.ts';
import { type Reaching, untilReached } from '../reaching.ts';
import { type Address, readAddress } from './address.ts';
import { openEventStoreDb } from './store.ts';

/**
 * Resolves when the whole log can be read. It waits for temporary trouble: no server, no leader, an untrusted
 * certificate. Throws CannotStartError for trouble that only the administrator can fix: a wrong password, a missing
 * right.
 */
export async function whenReadable(url: string, store: EventStore, reaching: Reaching): Promise<void> {
  const address = readAddress(url);
  const trouble = {
    endsWith(error: unknown) {
      if (error instanceof EventStoreUnavailableError) return undefined;
      throw new CannotStartError(refusal(address, error as Error), { cause: error });
    },
    async line(error: unknown) {
      const { message } = await closest(address, error as Error);
      return `${placeOf(address)} (EVENTSTOREDB_URL) ${hint(address, message)}; waiting for it (${message})`;
    },
  };
  await untilReached(() => store.head(), trouble, reaching);
}

const placeOf = ({ hosts }: Address) => `EventStoreDB at ${hosts.join(', ')}`;
const troubleOf = (store: EventStore): Promise<Error | undefined> =>
  store.head().then(
    () => undefined,
    (error) => error,
  );

/** In a cluster the client reports only that it found no leader. Asking each node alone reveals the reason. */
async function closest({ hosts, text }: Address, trouble: Error): Promise<Error> {
  if (!/discover/.test(trouble.message)) return trouble;
  const troubles = hosts.map(async (host) => {
    const alone = await openEventStoreDb(text({ hosts: [host] }));
    return troubleOf(alone).finally(() => alone.close());
  });
  return (await Promise.all(troubles)).find((each) => each !== undefined) ?? trouble;
}

function refusal(address: Address, trouble: Error & { code?: unknown }): string {
  const place = placeOf(address);
  const { code, message } = trouble;
  const denied = code === 7 || code === 16;
  if (denied && address.user === null)
    return `${place} lets nobody read its whole log without a user, and EVENTSTOREDB_URL names none: put user:password@ before the hosts, as docs/deploy.md says.`;
  if (denied && !address.tls)
    return `${place} wants to know the user, and EVENTSTOREDB_URL has tls=false, with which none is sent: use tls=true.`;
  if (code === 16)
    return `${place} knows no such user and password as in EVENTSTOREDB_URL: correct them there, or make the user as docs/deploy.md says.`;
  if (code === 7)
    return `${place} does not let the user of EVENTSTOREDB_URL read its whole log ($all): grant it once by npm run eventstoredb -- grant.`;
  return `${place} cannot be used as EVENTSTOREDB_URL says: ${message}`;
}

const hints: [RegExp, string][] = [
  [/ECONNREFUSED/, 'has nobody who listens there'],
  [/ENOTFOUND|EAI_AGAIN|Name resolution/, 'has a host that no name server knows'],
  [/wrong version number|packet length|EPROTO/, 'does not speak TLS, and the address does not say tls=false'],
  [
    /certificate|altname|UNABLE_TO|CERT_/i,
    'has a certificate that is not trusted here: tlsCAFile names the file of its authority',
  ],
  [/discover/, 'has no node that names a leader'],
];
function hint({ tls }: Address, message: string): string {
  const known = hints.find(([pattern]) => pattern.test(message));
  if (known) return known[1];
  if (!tls && /ECONNRESET|dropped|Failed to connect|hang up|protocol|Parse Error/i.test(message))
    return 'hangs up on a connection without TLS, as a node with TLS does: tls=false has to go then';
  return 'does not answer';
}
