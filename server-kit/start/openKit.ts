import { catchUp, keepUp } from '../../event-store/claims/catchUp.ts';
import { executor } from '../../event-store/executor/execute.ts';
import { establish } from '../../event-store/identity/agree.ts';
import { announcing, type Identity } from '../../event-store/identity/identity.ts';
import type { KeysFound } from '../../event-store/identity/look.ts';
import type { EventStore } from '../../event-store/port.ts';
import { sharing } from '../../event-store/reader/sharing.ts';
import { type Destroyed, eraseAgain } from '../../event-store/vault/erasedAgain.ts';
import { readMasterKeys } from '../../event-store/vault/masterKey.ts';
import { openVault, type Vault } from '../../event-store/vault/vault.ts';
import { captchaOf, noCaptcha } from '../access/captcha.ts';
import { jwtsOf } from '../access/jwt.ts';
import { passwordsOf } from '../access/passwords.ts';
import { secretsOf } from '../access/secrets.ts';
import { sessionsOf } from '../access/sessions.ts';
import { tokensOf } from '../access/tokens.ts';
import { fullWork, type Work } from '../access/work.ts';
import { followErasures } from '../following/erasures.ts';
import { sessionCookies } from '../http/request/cookies.ts';
import type { Kit } from '../kit.ts';
import { limitsOf } from '../limits/limits.ts';
import { ratesOf } from '../limits/rates.ts';
import { wideningsOf } from '../limits/widened.ts';
import type { Log } from '../log.ts';
import { type Config, origins } from '../settings/config.ts';
import { openStores, type Stores } from './openStores.ts';

type FoundLog = { store: EventStore; installation: string | undefined };
/**
 * Checks, before anything is written, that the caller's own stores belong to this log, and throws CannotStartError when
 * they do not. A function that it returns runs once the log has its identity; then a loss of events is accepted.
 */
export type Agree = (
  log: FoundLog,
  config: Config,
) => Promise<((store: EventStore) => Promise<void>) | undefined | void>;

/** Opens the stores and makes every server's services. For stores in DATA_DIR, the caller holds the folder's lock. */
export async function openKit(
  config: Config,
  log: Log,
  clock: () => number = Date.now,
  agree: Agree = async () => undefined,
  work: Work = fullWork,
): Promise<Kit & { close(): Promise<void> }> {
  const stores = await openStores(config, log, clock);
  try {
    const { keys: found } = stores.found;
    const vault = await openVault(stores.keys, masterKeysFor(config, found), { stored: found.keys });
    const { hashKeyId: hashKey } = vault;
    const { installation } = stores.found.log.identity ?? {};
    const agreed = await agree({ store: stores.store, installation }, config);
    const identity = await establish({ ...stores, hashKey }, stores.found.log, stores.places);
    await agreed?.(stores.store);
    const isLost = agreed !== undefined;
    await eraseAgain(stores.store, stores.keys);
    await catchUp(stores.store, stores.places.claims, { isLost });
    return kitOn(config, log, clock, { ...stores, vault, identity, work });
  } catch (error) {
    await stores.close();
    throw error;
  }
}

/** A new master key is made only for a new installation. */
const masterKeysFor = ({ MASTER_KEY, DATA_DIR }: Config, { hashKey }: KeysFound) =>
  readMasterKeys(MASTER_KEY, DATA_DIR, { make: hashKey === undefined });

function kitOn(
  config: Config,
  log: Log,
  clock: () => number,
  {
    records,
    vault,
    identity,
    work,
    places,
    close,
    ...stores
  }: Stores & { vault: Vault; identity: Identity; work: Work },
): Kit & { close(): Promise<void> } {
  const store = sharing(announcing(stores.store, identity));
  const sweep = () =>
    records.sweep(clock()).catch((error) => log.warn({ err: error }, 'expired records could not be swept'));
  const sweeping = setInterval(sweep, 60_000).unref();
  const rates = ratesOf();
  const closing = new AbortController();
  const warn = (error: unknown) => log.warn({ err: error }, 'how far the claims are could not be noted');
  if (!store.soleWriter) keepUp(store, places.claims, stores.keys.erase, warn, closing.signal);
  const note = (destroyed: Destroyed) => eraseAgain(store, stores.keys, destroyed);
  followErasures({ store, vault, log, note }, closing.signal);
  const executing = executor(store, vault, { clock });
  if (!store.soleWriter)
    executing.follow(closing.signal, (error) =>
      log.error({ err: error }, 'cached states are followed again'),
    );
  return {
    config,
    origins: origins(config),
    log,
    cookies: sessionCookies(config.PUBLIC_ORIGIN),
    installation: identity.installation,
    store,
    vault,
    records,
    executor: executing,
    tokens: tokensOf(vault.derive('tokens'), clock),
    jwts: jwtsOf(vault.derive('jwt'), clock),
    sessions: sessionsOf(records, clock),
    passwords: passwordsOf(work.password),
    secrets: secretsOf({ store, vault, executor: executing }),
    rates,
    limits: limitsOf(records, rates, vault, clock),
    widened: wideningsOf(executing, clock),
    captcha: config.CAPTCHA === 'off' ? noCaptcha : captchaOf(vault, records, clock, work.captcha),
    clock,
    closing: closing.signal,
    async close() {
      closing.abort();
      clearInterval(sweeping);
      await store.close();
      await close();
      await vault.close();
    },
  };
}
