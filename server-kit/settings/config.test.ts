import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigError, describeConfig, greetingName, origins, readConfig } from './config.ts';

const key = () => randomBytes(32).toString('base64');
function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('was accepted');
}
const production = {
  NODE_ENV: 'production',
  BASE_DOMAIN: 'sign.example',
  PUBLIC_ORIGIN: 'https://sign.example',
};

test('without any setting the defaults of the documentation hold', () => {
  expect(readConfig({})).toEqual({
    PORT: 8080,
    RADIUS_AUTH_PORT: 1812,
    RADIUS_ACCT_PORT: 1813,
    RADIUS_HOST: '0.0.0.0',
    BASE_DOMAIN: 'localhost',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    DATA_DIR: './data',
    ADMIN_USERNAME: 'admin@localhost',
    MAIL_FROM: 'Latchkey <no-reply@localhost>',
    COMMAND_API_URL: 'http://localhost:8081',
    QUERY_API_URL: 'http://localhost:8082',
    SSO_GATEWAY_URL: 'http://localhost:8083',
    CAPTCHA: 'on',
    LDAP_NETWORKS: '',
    PUSH_ENDPOINTS: 'public',
    DOCS_URL: '/docs',
    CERTIFICATE_URL: '/docs/saml#make-a-certificate',
    TICKET_URL: '/pricing?contact',
    TILES_URL: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    STRIPE_WEBHOOK_SECRETS: [],
    STRIPE_URL: 'https://api.stripe.com',
    RAZORPAY_WEBHOOK_SECRETS: [],
    RAZORPAY_URL: 'https://api.razorpay.com',
    PATIENCE: 1,
    LOG_LEVEL: 'info',
    TRUST_PROXY: false,
    NODE_ENV: 'development',
  });
});

test('the public origin follows the port, and what is set to nothing is not set', () => {
  expect(readConfig({ PORT: '9000', MASTER_KEY: '', SMTP_URL: '' }).PUBLIC_ORIGIN).toBe(
    'http://localhost:9000',
  );
});

test('a full configuration for production is accepted', () => {
  const env = {
    ...production,
    EVENTSTOREDB_URL: 'esdb://u:p@a.example:2113,b.example:2113,c.example:2113?tls=true',
    DATABASE_URL: 'postgres://u:p@db/latchkey',
    MASTER_KEY: `${key()},${key()}`,
    ADMIN_PASSWORD: 'correct horse battery',
    SMTP_URL: 'smtps://u:p@mail.example:465',
    MAIL_FROM: 'Sign In <no-reply@sign.example>',
    METRICS_TOKEN: 'm'.repeat(32),
    TRUST_PROXY: '10.0.0.0/8, loopback',
    DOCS_URL: 'https://docs.sign.example',
    TILES_URL: 'https://tiles.sign.example/{z}/{x}/{y}.png',
    MAPS_KEY: 'browser-key_1',
  };
  expect(readConfig(env)).toMatchObject(env);
});

test('every wrong setting is named at once, with its problem and an example', () => {
  const message = refusal({ PORT: '80a', LOG_LEVEL: 'loud', TRUST_PROXY: 'true' });
  expect(message).toContain('PORT: must be a port number (is "80a"). Example: PORT=8080');
  expect(message).toContain('LOG_LEVEL: must be one of: fatal, error');
  expect(message).toContain('TRUST_PROXY: must be off, the number of proxies');
});

test.for([
  [{ PORT: '0' }, 'PORT'],
  [{ PORT: '65536' }, 'PORT'],
  [{ BASE_DOMAIN: '127.0.0.1', PUBLIC_ORIGIN: 'http://127.0.0.1' }, 'BASE_DOMAIN'],
  [{ BASE_DOMAIN: 'https://sign.example' }, 'BASE_DOMAIN'],
  [{ BASE_DOMAIN: 'münchen.example' }, 'BASE_DOMAIN'],
  [{ BASE_DOMAIN: 'sign.example' }, 'PUBLIC_ORIGIN'],
  [{ PUBLIC_ORIGIN: 'http://localhost:8080/app' }, 'PUBLIC_ORIGIN'],
  [{ PUBLIC_ORIGIN: 'http://user@localhost:8080' }, 'PUBLIC_ORIGIN'],
  [{ PUBLIC_ORIGIN: 'ftp://localhost' }, 'PUBLIC_ORIGIN'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
  [{ EVENTSTOREDB_URL: 'esdb://localhost:2113?tls=false' }, 'MASTER_KEY'],
  [{ EVENTSTOREDB_URL: 'esdb://a,b?tls=maybe' }, 'EVENTSTOREDB_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ COUNTRY_HEADER: 'CF-IPCountry' }, 'COUNTRY_HEADER'],
  [{ COUNTRY_HEADER: 'a b', TRUST_PROXY: '1' }, 'COUNTRY_HEADER'],
  [{ MAIL_FROM: 'a@b\r\nBcc: c@d' }, 'MAIL_FROM'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ DOCS_URL: '//evil.example' }, 'DOCS_URL'],
  [{ TICKET_URL: 'javascript:alert(1)' }, 'TICKET_URL'],
  [{ MAPS_KEY: 'a key' }, 'MAPS_KEY'],
  [{ PAYMENTS: 'providers' }, 'PAYMENTS'],
  [{ STRIPE_KEY: 'a key' }, 'STRIPE_KEY'],
  [{ STRIPE_URL: 'http://stripe.example' }, 'STRIPE_URL'],
  [{ STRIPE_WEBHOOK_SECRETS: 'whsec_first,whsec_second,whsec_third' }, 'STRIPE_WEBHOOK_SECRETS'],
  [{ RAZORPAY_KEY_ID: 'rzp_test_key' }, 'RAZORPAY_KEY_SECRET'],
  [{ COMMAND_API_URL: 'https://command-api:8080' }, 'COMMAND_API_URL'],
  [{ QUERY_API_URL: 'https://query-api:8080' }, 'QUERY_API_URL'],
  [{ SSO_GATEWAY_URL: 'https://sso-gateway:8080' }, 'SSO_GATEWAY_URL'],
  [{ TILES_URL: 'https://tiles.sign.example/' }, 'TILES_URL'],
  [{ TILES_URL: 'https://tiles.sign.example/{z}/{x}/' }, 'TILES_URL'],
  [{ TRUST_PROXY: '10' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: 'loopback, 10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '999.1.1.1' }, 'TRUST_PROXY'],
  [{ LDAP_NETWORKS: '10.0.0.0/40' }, 'LDAP_NETWORKS'],
  [{ RADIUS_AUTH_PORT: 'none' }, 'RADIUS_AUTH_PORT'],
  [{ RADIUS_ACCT_PORT: '70000' }, 'RADIUS_ACCT_PORT'],
  [{ ...production, CAPTCHA: 'off' }, 'CAPTCHA'],
  [{ ...production, PUSH_ENDPOINTS: 'any' }, 'PUSH_ENDPOINTS'],
  [{ ...production, PUBLIC_ORIGIN: 'http://sign.example' }, 'PUBLIC_ORIGIN'],
] as const)('%o is refused because of %s', ([env, name]) => {
  expect(refusal(env)).toMatch(new RegExp(`^  ${name}: .*Example: ${name}=`, 'm'));
});

test.for([
  [{ PUBLIC_ORIGIN: 'localhost:8080' }, 'must be an http or https address (is "localhost:8080").'],
  [{ MASTER_KEY: 'abc' }, 'newest first (make one: openssl rand -base64 32).'],
  [{ LDAP_NETWORKS: '10.0.0.0/40' }, '10.0.0.0/40 is not an address or a network such as 10.1.0.0/16 (is'],
  [{ RADIUS_AUTH_PORT: 'none' }, 'must be a port number from 1 to 65535, or off (is "none").'],
  [
    { QUERY_API_URL: 'https://api' },
    'must be an http address, because front speaks plain HTTP with the services',
  ],
  [{ DATABASE_URL: 'postgres://u:a/b#c@db/latchkey' }, 'special characters of the password as % codes.'],
] as const)('%o is refused in one sentence of ours', ([env, sentence]) => {
  const [, ...lines] = refusal(env).trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(sentence);
  expect(lines[0]).not.toContain('..');
});

test('production on this machine alone needs no https', () => {
  expect(readConfig({ NODE_ENV: 'production' }).PUBLIC_ORIGIN).toBe('http://localhost:8080');
});

test('a message never shows a secret', () => {
  const secret = 'hunter2';
  const message = refusal({
    MASTER_KEY: secret,
    ADMIN_PASSWORD: secret,
    METRICS_TOKEN: secret,
    DATABASE_URL: `mysql://u:${secret}@db`,
    SMTP_URL: `http://u:${secret}@mail`,
    EVENTSTOREDB_URL: `http://u:${secret}@log`,
  });
  expect(message.match(/Example/g)).toHaveLength(6);
  expect(message).toContain('MASTER_KEY: key 1 is not a base64 key of 32 bytes');
  expect(message).not.toContain(secret);
});

test.for([
  ['MASTERKEY', 'MASTER_KEY'],
  ['MASTER_KEYS', 'MASTER_KEY'],
  ['LATCHKEY_MASTER_KEY', 'MASTER_KEY'],
  ['LATCHKEY_PORT', 'PORT'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['base_domain', 'BASE_DOMAIN'],
  ['BASE_DOMIAN', undefined],
  ['LATCHKEY_FOO', '--help'],
])('the variable %s is refused with a hint at %s', ([name, meant]) => {
  if (meant)
    expect(refusal({ [name!]: 'x' })).toMatch(new RegExp(`${name}: there is no such setting.*${meant}`));
  else expect(() => readConfig({ [name!]: 'x' })).not.toThrow();
});

test("other programs' variables are left alone", () => {
  const env = {
    PATH: '/bin',
    HOME: '/root',
    npm_config_port: '1',
    SUPPORT: 'x',
    XDG_DATA_DIRS: '/usr',
    LOG: 'y',
  };
  const service = {
    LATCHKEY_PORT: 'tcp://10.0.0.1:80',
    LATCHKEY_SERVICE_HOST: '10.0.0.1',
    LATCHKEY_PORT_80_TCP: 'x',
  };
  expect(() => readConfig({ ...env, ...service })).not.toThrow();
});

test('the help names every setting with default and example', () => {
  const help = describeConfig();
  for (const name of ['PORT', 'MASTER_KEY', 'TRUST_PROXY', 'DOCS_URL'])
    expect(help).toContain(`Example: ${name}=`);
  expect(help).toMatch(/^CAPTCHA +Proof of work.*\n +Default: on\./m);
  expect(help).toMatch(/^PUBLIC_ORIGIN .*\n +Default: http:\/\/localhost:<PORT>\./m);
});

test('the origins of all apps keep scheme and port', () => {
  const { public: main, admin, org } = origins(readConfig({ PORT: '9000' }));
  expect([main, admin, org('acme12')]).toEqual([
    'http://localhost:9000',
    'http://admin.localhost:9000',
    'http://acme12.localhost:9000',
  ]);
  expect(origins(readConfig(production)).org('acme12')).toBe('https://acme12.sign.example');
});

test('mail servers are greeted by the base domain, or by the domain of the sender on a machine without one', () => {
  const greeted = (env: object) => greetingName(readConfig({ ...env }));
  const at = (domain: string) => ({ BASE_DOMAIN: domain, PUBLIC_ORIGIN: `https://${domain}` });
  expect(greeted(at('sign.example'))).toBe('sign.example');
  expect(greeted({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Ada <ada@münchen.example>' })).toBe(
    'xn--mnchen-3ya.example',
  );
  expect(greeted({})).toBe('localhost');
});
