import type { Executor } from '../event-store/execute.ts';
import type { EventStore } from '../event-store/port.ts';
import type { Records } from '../event-store/records.ts';
import type { Vault } from '../event-store/vault.ts';
import type { Captcha } from './captcha.ts';
import type { Config, Origins } from './config.ts';
import type { SessionCookie } from './cookies.ts';
import type { Jwts } from './jwt.ts';
import type { Log } from './log.ts';
import type { Rates } from './rates.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';

/** What every server is made with. */
export type Kit = {
  config: Config;
  origins: Origins;
  log: Log;
  cookie: SessionCookie;
  /** Id of the installation: log, keys, records and read models bear it. */
  installation: string;
  store: EventStore;
  vault: Vault;
  records: Records;
  executor: Executor;
  tokens: Tokens;
  jwts: Jwts;
  sessions: Sessions;
  rates: Rates;
  captcha: Captcha;
  clock: () => number;
};
