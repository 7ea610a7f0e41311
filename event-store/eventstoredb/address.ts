import { existsSync } from 'node:fs';

export type Credentials = { username: string; password: string };
type Change = {
  hosts?: readonly string[];
  credentials?: Credentials;
  options?: Record<string, number>;
};
/** A parsed connection string of EventStoreDB. */
export type Address = {
  /** `host:port` of each node; with `discover` the one name that resolves to all of them. */
  hosts: readonly string[];
  discover: boolean;
  /** Name of the user in the calls. Without TLS the client sends none. */
  user: string | null;
  tls: boolean;
  /** The value of a numeric option. */
  number(name: NumberOption): number | undefined;
  /** The connection string for the client, optionally with other hosts, credentials or options. */
  text(change?: Change): string;
};

const numbers = [
  ...(['defaultDeadline', 'discoveryInterval', 'gossipTimeout', 'maxDiscoverAttempts'] as const),
  ...(['keepAliveInterval', 'keepAliveTimeout'] as const),
];
type NumberOption = (typeof numbers)[number];
const files = ['tlsCAFile', 'userCertFile', 'userKeyFile'];
const preferences = ['leader', 'follower', 'random', 'read_only_replica'];
const known = ['tls', ...files, 'connectionName', 'nodePreference', ...numbers];

/** Option names may be written with hyphens and underscores, in any case. */
const flat = (name: string) => name.trim().toLowerCase().replace(/[_-]/g, '');

/**
 * Reads a connection string. Throws a TypeError that says what is wrong but quotes nothing that might be part of a
 * password; the client's own errors and warnings contain all of it.
 */
export function readAddress(given: string): Address {
  const [, scheme, rest] = /^(esdb|kurrentdb)(?:\+discover)?:\/\/(.*)$/s.exec(given.trim()) ?? [];
  if (!scheme || rest === undefined)
    throw new TypeError('must begin with esdb://, esdb+discover:// or kurrentdb://');
  const discover = given.trim().startsWith(`${scheme}+`);
  // As in the client, user and password end at the first @, wherever it is.
  const end = rest.indexOf('@') + 1;
  const credentials = rest.slice(0, end);
  const [places = '', query, ...more] = rest.slice(end).split('?');
  const user = credentials ? readUser(credentials.slice(0, -1)) : null;
  const hosts = readHosts(places.replace(/\/+$/, ''), discover);
  if (more.length) throw new TypeError('has a second ?: options are joined by &');
  const options = (query ?? '').replace(/\/+$/, '').split('&').filter(Boolean).map(readOption);
  const named = (name: string) => options.findLast((option) => option.name === name)?.value;
  for (const [one, other] of [
    ['userCertFile', 'userKeyFile'] as const,
    ['userKeyFile', 'userCertFile'] as const,
  ])
    if (named(one) && !named(other)) throw new TypeError(`has the option ${one} and not ${other}`);
  return {
    hosts,
    discover,
    user,
    tls: named('tls') !== 'false',
    number(name) {
      const value = named(name);
      return value === undefined ? undefined : Number(value);
    },
    text({ hosts: chosen, credentials: other, options: extra = {} } = {}) {
      const all = [...options.map(({ name, raw }) => [name, raw]), ...Object.entries(extra)];
      const tail = all.map(([name, value]) => `${name}=${value}`).join('&');
      const begin = discover && !chosen ? 'esdb+discover' : 'esdb';
      const who = other
        ? `${[other.username, other.password].map(encodeURIComponent).join(':')}@`
        : credentials;
      return `${begin}://${who}${(chosen ?? hosts).join(',')}${tail && `?${tail}`}`;
    },
  };
}

/** The name in `user:password`. */
function readUser(credentials: string): string {
  if (!/^[^:]+:[^:]+$/.test(credentials) || /[\s?/,&#]/.test(credentials))
    throw new TypeError(
      'must have user:password before the @, with % codes for special characters in them (%3A for : and %40 for @)',
    );
  try {
    return decodeURIComponent(credentials).split(':')[0]!;
  } catch {
    throw new TypeError('has a % in its user or password that begins no % code (%25 stands for %)');
  }
}

function readHosts(places: string, discover: boolean): string[] {
  if (!places) throw new TypeError('names no host');
  const hosts = places.split(',').map((place) => place.trim());
  if (places.includes('@'))
    throw new TypeError('has more than one @: in a user or password, %40 stands for it');
  for (const host of hosts) {
    const [, name, port = '2113'] = /^([a-z\d](?:[\w.-]*[a-z\d])?)(?::(.*))?$/i.exec(host) ?? [];
    if (!name) throw new TypeError('has a host that is neither a name nor an IPv4 address');
    if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
      throw new TypeError('has a port that is no number from 1 to 65535');
  }
  if (discover && hosts.length > 1)
    throw new TypeError('has several hosts: +discover takes one name that leads to all nodes');
  return hosts.map((host) => (host.includes(':') ? host : `${host}:2113`));
}

function readOption(text: string) {
  const [key = '', raw = '', ...more] = text.split('=');
  const name = known.find((each) => flat(each) === flat(key));
  const shown = /^[a-z_-]{1,40}$/i.test(key) ? `an option ${key}` : 'an option without a name';
  if (!name) throw new TypeError(`has ${shown}; known are ${known.join(', ')}`);
  const value = decoded(raw.trim());
  const wrong = (what: string) => new TypeError(`has the option ${name}, which must be ${what}`);
  if (!value || more.length) throw wrong(`written as ${name}=value`);
  if (name === 'tls' && !/^(?:true|false)$/.test(value)) throw wrong('true or false');
  if (name.startsWith('keepAlive') && !/^(?:-1|\d{1,9})$/.test(value))
    throw wrong('milliseconds, or -1 for off');
  if (!name.startsWith('keepAlive') && numbers.some((each) => each === name) && !/^[1-9]\d{0,8}$/.test(value))
    throw wrong('a number from 1');
  if (name === 'nodePreference' && !preferences.some((each) => flat(each) === flat(value)))
    throw wrong(`one of ${preferences.join(', ')}`);
  if (files.includes(name) && !existsSync(value)) throw wrong('a file that is there');
  return { name, raw: raw.trim(), value };
}
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
