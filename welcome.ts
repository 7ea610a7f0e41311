import { join } from 'node:path';
import { keepsMails } from './command-api/mailbox.ts';
import type { Config } from './server-kit/settings/config.ts';

export const startUsage = `usage: npm start [-- --demo]         runs the product; with demo organisations that have a year behind them
       npm start -- --accept-loss   goes on with an older log, once, though events after it are lost
       npm start -- --help          lists the settings, which are environment variables`;

export type Welcomed = {
  url: string;
  config: Config;
  /** The first member of the staff, with the password only if this start made it. */
  admin: { username: string; password: string | null };
};
/** The message after a start, with the addresses and the first sign-in to the staff console. */
export function welcome({ url, config, admin }: Welcomed): string {
  const staff = url.replace('://', '://admin.');
  const password = admin.password
    ? `password ${admin.password} (shown only now)`
    : `with the password that you know (another one: npm run admin -- passwd ${admin.username})`;
  const mails = keepsMails(config)
    ? `  Mails that it would send   ${url}/mailbox`
    : `  Mails are not sent         but kept in ${join(config.DATA_DIR, 'mails')}, until SMTP_URL is set`;
  return [
    '',
    '  Latchkey is running.',
    '',
    `  Register an organization   ${url}/register`,
    `  Sign in                    ${url}/login`,
    ...(config.SMTP_URL ? [] : [mails]),
    `  Staff console              ${staff}/login`,
    `                             ${admin.username}, ${password}`,
    '',
  ].join('\n');
}
