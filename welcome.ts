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
  /** Whether this start filled the log with the demo. */
  demo?: boolean;
};
/** The message after a start, with the addresses and the first sign-in to the staff console. */
export function welcome({ url, config, admin, demo = false }: Welcomed): string {
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
    ...(demo ? demoDoor(url, config) : []),
    '',
  ].join('\n');
}

/** How to enter the organization of the demo, whose operator has no passkey that anybody holds. */
function demoDoor(url: string, config: Config): string[] {
  const open = keepsMails(config) ? `at ${url}/mailbox, open` : 'open';
  return [
    `  Demo                       ${open} the mail to demo@acme.example and add your`,
    '                             own passkey by its link',
  ];
}
