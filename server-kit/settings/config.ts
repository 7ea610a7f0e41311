import { domainToASCII } from 'node:url';
import type { z } from 'zod';
import { sentenceIn } from '../../domain/problems.ts';
import { CannotStartError } from '../../event-store/cannotStart.ts';
import { isLoopbackName } from '../http/request/hosts.ts';
import { misspelt } from './misspelt.ts';
import { type About, settings } from './settings.ts';

type Name = keyof typeof settings.shape;
const names = Object.keys(settings.shape) as Name[];
const about = (name: Name) => settings.shape[name].meta() as About;

const complete = settings
  .transform((given) => ({
    ...given,
    PUBLIC_ORIGIN: given.PUBLIC_ORIGIN ?? `http://localhost:${given.PORT}`,
    MAIL_FROM: given.MAIL_FROM ?? (given.SMTP_URL ? undefined : `Latchkey <no-reply@${given.BASE_DOMAIN}>`),
  }))
  .superRefine((config, { addIssue }) => {
    const wrong = (name: Name, message: string) => addIssue({ code: 'custom', path: [name], message });
    const { hostname, protocol } = new URL(config.PUBLIC_ORIGIN);
    if (hostname !== config.BASE_DOMAIN)
      wrong('PUBLIC_ORIGIN', `must be at BASE_DOMAIN (${config.BASE_DOMAIN}), is at ${hostname}`);
    if (config.EVENTSTOREDB_URL && !config.MASTER_KEY) wrong('MASTER_KEY', 'is needed with EVENTSTOREDB_URL');
    if (config.COUNTRY_HEADER && config.TRUST_PROXY === false)
      wrong('COUNTRY_HEADER', 'needs TRUST_PROXY: without a proxy, browsers could say what they like');
    if (!config.RAZORPAY_KEY_ID !== !config.RAZORPAY_KEY_SECRET)
      wrong('RAZORPAY_KEY_SECRET', 'is needed with RAZORPAY_KEY_ID, and that with it');
    if (config.PAYMENTS === 'providers' && !config.STRIPE_KEY && !config.RAZORPAY_KEY_ID)
      wrong('PAYMENTS', 'needs the key of a provider');
    if (!config.MAIL_FROM) wrong('MAIL_FROM', 'is needed with SMTP_URL');
    if (config.NODE_ENV !== 'production') return;
    if (config.CAPTCHA === 'off') wrong('CAPTCHA', 'cannot be off in production');
    if (config.PUSH_ENDPOINTS === 'any') wrong('PUSH_ENDPOINTS', 'cannot be any in production');
    if (protocol === 'http:' && !isLoopbackName(hostname))
      wrong('PUBLIC_ORIGIN', 'must be https in production: browsers refuse passkeys elsewhere');
  })
  .transform((config) => ({ ...config, MAIL_FROM: config.MAIL_FROM! }));
export type Config = Readonly<z.output<typeof complete>>;

/** Thrown for a wrong configuration; the message lists each wrong setting with the problem and an example. */
export class ConfigError extends CannotStartError {
  constructor(problems: string[]) {
    super(
      `Latchkey cannot start with this configuration:\n${problems.map((each) => `  ${each}\n`).join('')}`,
    );
  }
}

/** Reads the configuration from the environment. A variable set to an empty text counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const strange = misspelt(given, names).map(({ name, hint }) => `${name}: there is no such setting${hint}`);
  const read = complete.safeParse(given);
  const wrong = (read.error?.issues ?? []).map((issue) => {
    const name = issue.path[0] as Name;
    const { secret, example } = about(name);
    const shown =
      secret || given[name] === undefined ? '' : ` (is ${JSON.stringify(given[name].slice(0, 80))})`;
    return `${name}: ${sentenceIn(issue)}${shown}. Example: ${name}=${example}`;
  });
  if (strange.length || !read.success) throw new ConfigError([...strange, ...wrong]);
  return Object.freeze(read.data);
}

/** Returns the table that `--help` prints. */
export function describeConfig(): string {
  const rows = names.map((name) => {
    const { description, example, fallback } = about(name);
    const initial = settings.shape[name].safeParse(undefined).data;
    return { name, description, example, initial: fallback ?? String(initial ?? 'unset') };
  });
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  return rows
    .map(({ name, description, example, initial }) =>
      [`${name.padEnd(width)}${description}`, `Default: ${initial}. Example: ${name}=${example}`].join(
        `\n${' '.repeat(width)}`,
      ),
    )
    .join('\n');
}

export type Origins = { public: string; admin: string; org: (subdomain: string) => string };
/** The apps' origins. Links and expected origins come from here, never from a request. */
export function origins({ PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>): Origins {
  const under = (label: string) => PUBLIC_ORIGIN.replace('://', `://${label}.`);
  return { public: PUBLIC_ORIGIN, admin: under('admin'), org: (subdomain: string) => under(subdomain) };
}

/**
 * The name by which Latchkey greets a mail server (RFC 5321 section 4.1.1.1): the base domain, or the domain of the
 * sender where that is a name of this machine alone. Many servers refuse an address or such a name for ever.
 */
export function greetingName({ BASE_DOMAIN, MAIL_FROM }: Pick<Config, 'BASE_DOMAIN' | 'MAIL_FROM'>): string {
  if (!isLoopbackName(BASE_DOMAIN)) return BASE_DOMAIN;
  return domainToASCII(MAIL_FROM.replace(/^.*@|>.*$/g, '')) || BASE_DOMAIN;
}
