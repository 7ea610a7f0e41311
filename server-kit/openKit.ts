import { executor } from '../event-store/execute.ts';
import { readMasterKeys } from '../event-store/masterKey.ts';
import { openVault } from '../event-store/vault.ts';
import { captchaOf, noCaptcha } from './captcha.ts';
import { type Config, origins } from './config.ts';
import { sessionCookie } from './cookies.ts';
import { jwtsOf } from './jwt.ts';
import type { Kit } from './kit.ts';
import type { Log } from './log.ts';
import { openStores } from './openStores.ts';
import { ratesOf } from './rates.ts';
import { sessionsOf } from './sessions.ts';
import { tokensOf } from './tokens.ts';

/** Opens the stores and makes what every server needs. Of what is in DATA_DIR the caller holds the folder's lock. */
export async function openKit(
  config: Config,
  log: Log,
  clock: () => number = Date.now,
): Promise<Kit & { close(): Promise<void> }> {
  const { keys, records, openLog, close } = await openStores(config, log, clock);
  const vault = await openVault(keys, readMasterKeys(config.MASTER_KEY, config.DATA_DIR));
  const store = await openLog();
  const sweep = () =>
    records.sweep(clock()).catch((error) => log.warn({ err: error }, 'expired records could not be swept'));
  const sweeping = setInterval(sweep, 60_000).unref();
  return {
    config,
    origins: origins(config),
    log,
    cookie: sessionCookie(config.PUBLIC_ORIGIN),
    store,
    vault,
    records,
    executor: executor(store, vault, { clock }),
    tokens: tokensOf(vault.derive('tokens'), clock),
    jwts: jwtsOf(vault.derive('jwt'), clock),
    sessions: sessionsOf(records, clock),
    rates: ratesOf(),
    captcha: config.CAPTCHA === 'off' ? noCaptcha : captchaOf(vault, records, clock),
    clock,
    async close() {
      clearInterval(sweeping);
      await store.close();
      await records.close();
      await vault.close();
      await close();
    },
  };
}
