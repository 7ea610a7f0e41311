import { z } from 'zod';
import { limits } from '../../domain/limits.ts';
import { readAddress } from '../../event-store/eventstoredb/address.ts';
import { networksOf } from '../egress.ts';
import {
  domain,
  header,
  ipAddress,
  link,
  mailServer,
  mapsKey,
  masterKey,
  oneOf,
  origin,
  port,
  portOrOff,
  postgres,
  providerKey,
  providerUrl,
  proxy,
  readBy,
  sender,
  serviceOrigin,
  tiles,
  times,
  webhookSecrets,
} from './values.ts';

/** `fallback` is shown as the default when other settings determine it. A secret's value is never shown. */
export type About = { description: string; example: string; fallback?: string; secret?: true };
const setting = <S extends z.ZodType>(schema: S, about: About) => schema.meta(about);

/** The contact form of an organization's console, where tickets are raised unless there is a help desk. */
export const contactForm = '/pricing?contact';

/** The only table of settings: `--help`, the checks and the type of the configuration come from it. */
export const settings = z.object({
  PORT: setting(port.default(8080), { description: 'Port to listen on.', example: '8080' }),
  BASE_DOMAIN: setting(domain.default('localhost'), {
    description: 'The public app is at this domain, the staff at admin.<it>, organizations at <name>.<it>.',
    example: 'latchkey.example',
  }),
  PUBLIC_ORIGIN: setting(origin.optional(), {
    description: 'Address of the public app as browsers see it; every link is built from it.',
    example: 'https://latchkey.example',
    fallback: 'http://localhost:<PORT>',
  }),
  DATA_DIR: setting(z.string().default('./data'), {
    description: 'Folder of the embedded stores.',
    example: '/var/lib/latchkey',
  }),
  EVENTSTOREDB_URL: setting(readBy(readAddress).optional(), {
    description: 'Event log in EventStoreDB instead of DATA_DIR, one node or a cluster; needs MASTER_KEY.',
    example: 'esdb://latchkey:password@node1:2113,node2:2113,node3:2113?tls=true',
    secret: true,
  }),
  DATABASE_URL: setting(postgres.optional(), {
    description: 'Read models and records in Postgres instead of DATA_DIR.',
    example: 'postgres://latchkey:password@localhost:5432/latchkey',
    secret: true,
  }),
  MASTER_KEY: setting(masterKey.optional(), {
    description:
      'Comma-separated base64 keys of 32 bytes, newest first; seals personal data and signs tokens.',
    example: '$(openssl rand -base64 32)',
    fallback: 'made on first start in DATA_DIR',
    secret: true,
  }),
  ADMIN_USERNAME: setting(
    z
      .string()
      .max(limits.adminUsername, `has more than ${limits.adminUsername} characters`)
      .default('admin@localhost'),
    { description: 'Name of the first admin.', example: 'admin@latchkey.example' },
  ),
  ADMIN_PASSWORD: setting(
    z.string().min(12, 'has fewer than 12 characters').max(1000, 'has more than 1000 characters').optional(),
    {
      description: 'Password of the first admin.',
      example: '"a sentence that only you know"',
      fallback: 'made on first start, printed once',
      secret: true,
    },
  ),
  SMTP_URL: setting(mailServer.optional(), {
    description:
      'Mail server; without it mails are kept, and shown to this machine at /mailbox of localhost.',
    example: 'smtps://user:password@mail.example:465',
    secret: true,
  }),
  MAIL_FROM: setting(sender.optional(), {
    description: 'Sender of all mails; needed with SMTP_URL.',
    example: '"Latchkey <no-reply@latchkey.example>"',
    fallback: 'Latchkey <no-reply@<BASE_DOMAIN>>',
  }),
  CAPTCHA: setting(oneOf('on', 'off').default('on'), {
    description: 'Proof of work before registering and signing in; cannot be off in production.',
    example: 'on',
  }),
  DOCS_URL: setting(link.default('/docs'), {
    description: 'Where links to the documentation lead.',
    example: 'https://docs.latchkey.example',
  }),
  CERTIFICATE_URL: setting(link.default('/docs/saml#make-a-certificate'), {
    description: 'Where the link "Generate Certificate" leads.',
    example: 'https://certificates.latchkey.example',
  }),
  TICKET_URL: setting(link.default(contactForm), {
    description:
      'Where the link "Raise A Ticket" leads: your help desk. Unless it is set, to the contact form of the console.',
    example: 'https://help.latchkey.example/new',
  }),
  TILES_URL: setting(tiles.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'), {
    description: 'Where the tiles of maps come from.',
    example: 'https://tiles.latchkey.example/{z}/{x}/{y}.png',
  }),
  LDAP_NETWORKS: setting(readBy(networksOf).default(''), {
    description: 'Networks with LDAP directories besides the open internet, comma-separated.',
    example: '10.1.0.0/16,192.168.7.20',
    fallback: 'none',
  }),
  PUSH_ENDPOINTS: setting(oneOf('public', 'any').default('public'), {
    description: 'Which push services are called: public ones by https, or any (refused in production).',
    example: 'public',
  }),
  RADIUS_AUTH_PORT: setting(portOrOff.default(1812), {
    description: 'UDP port of the RADIUS gateway; `off` for none.',
    example: '1812',
  }),
  RADIUS_ACCT_PORT: setting(portOrOff.default(1813), {
    description: 'UDP port for the accounting of RADIUS clients; `off` for none.',
    example: '1813',
  }),
  RADIUS_HOST: setting(ipAddress.default('0.0.0.0'), {
    description: 'Address that the RADIUS gateway listens on.',
    example: '127.0.0.1',
  }),
  MAPS_KEY: setting(mapsKey.optional(), {
    description: 'Key of a maps service; browsers may read it.',
    example: 'a-browser-key-that-is-limited-to-your-host',
  }),
  PAYMENTS: setting(oneOf('sandbox', 'providers').optional(), {
    description: 'Who takes payments: the sandbox, where no money is real, or the providers that have a key.',
    example: 'providers',
    fallback: 'providers if one has a key, or else the sandbox, or nobody in production',
  }),
  STRIPE_KEY: setting(providerKey.optional(), {
    description: 'Secret or restricted key of Stripe, which takes payments in dollars.',
    example: 'rk_live_…',
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRETS: setting(webhookSecrets.default([]), {
    description: "Secret of Stripe's webhook, or two with a comma while one replaces the other.",
    example: 'whsec_…',
    fallback: 'none',
    secret: true,
  }),
  STRIPE_URL: setting(providerUrl.default('https://api.stripe.com'), {
    description: "Where Stripe's API is.",
    example: 'https://api.stripe.com',
  }),
  RAZORPAY_KEY_ID: setting(providerKey.optional(), {
    description: 'Id of the key of Razorpay, which takes payments in rupees.',
    example: 'rzp_live_…',
  }),
  RAZORPAY_KEY_SECRET: setting(providerKey.optional(), {
    description: 'Secret of the key of Razorpay.',
    example: '…',
    secret: true,
  }),
  RAZORPAY_WEBHOOK_SECRETS: setting(webhookSecrets.default([]), {
    description: "Secret of Razorpay's webhook, or two with a comma while one replaces the other.",
    example: '…',
    fallback: 'none',
    secret: true,
  }),
  RAZORPAY_URL: setting(providerUrl.default('https://api.razorpay.com'), {
    description: "Where Razorpay's API is.",
    example: 'https://api.razorpay.com',
  }),
  COMMAND_API_URL: setting(serviceOrigin.default('http://localhost:8081'), {
    description: 'Where front finds the command-api service.',
    example: 'http://command-api:8080',
  }),
  QUERY_API_URL: setting(serviceOrigin.default('http://localhost:8082'), {
    description: 'Where front finds the query-api service.',
    example: 'http://query-api:8080',
  }),
  SSO_GATEWAY_URL: setting(serviceOrigin.default('http://localhost:8083'), {
    description: 'Where front finds the sso-gateway service.',
    example: 'http://sso-gateway:8080',
  }),
  PATIENCE: setting(times.default(1), {
    description:
      'How many times longer than usual an answer may take, for a machine much slower than a server.',
    example: '4',
  }),
  LOG_LEVEL: setting(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'), {
    description: 'How much is logged; `npm start` at a terminal takes `warn`.',
    example: 'info',
  }),
  METRICS_TOKEN: setting(z.string().min(16, 'has fewer than 16 characters').optional(), {
    description: 'Bearer token for /metrics; without it only this machine may read them.',
    example: '$(openssl rand -hex 16)',
    secret: true,
  }),
  TRUST_PROXY: setting(proxy.default(false), {
    description: 'Whose X-Forwarded-For is believed: off, the number of proxies, or their addresses.',
    example: '1',
    fallback: 'off',
  }),
  COUNTRY_HEADER: setting(header.optional(), {
    description:
      'Header in which the proxy tells the country of the browser, for reports; needs TRUST_PROXY.',
    example: 'CF-IPCountry',
  }),
  NODE_ENV: setting(oneOf('development', 'production', 'test').default('development'), {
    description: 'What is fit only for trying out is refused in production.',
    example: 'production',
  }),
});
