import type { Executor } from '../event-store/executor/execute.ts';
import type { SharedStore } from '../event-store/reader/sharing.ts';
import type { Records } from '../event-store/records/records.ts';
import type { Vault } from '../event-store/vault/vault.ts';
import type { Captcha } from './access/captcha.ts';
import type { Jwts } from './access/jwt.ts';
import type { Passwords } from './access/passwords.ts';
import type { Secrets } from './access/secrets.ts';
import type { Sessions } from './access/sessions.ts';
import type { Tokens } from './access/tokens.ts';
import type { SessionCookies } from './http/request/cookies.ts';
import type { Limits } from './limits/limits.ts';
import type { Rates } from './limits/rates.ts';
import type { FactorOf } from './limits/widened.ts';
import type { Log } from './log.ts';
import type { Config, Origins } from './settings/config.ts';

/** The services that every server is made with. */
export type Kit = {
  config: Config;
  origins: Origins;
  log: Log;
  cookies: SessionCookies;
  /** The installation's id, which the log, keys, records and read models carry. */
  installation: string;
  store: SharedStore;
  vault: Vault;
  records: Records;
  executor: Executor;
  tokens: Tokens;
  jwts: Jwts;
  sessions: Sessions;
  passwords: Passwords;
  secrets: Secrets;
  rates: Rates;
  limits: Limits;
  /** How far the staff widened the limits of an address. */
  widened: FactorOf;
  captcha: Captcha;
  clock: () => number;
  /** Aborts when the process begins to close its stores, so that work in the background ends. */
  closing: AbortSignal;
};
