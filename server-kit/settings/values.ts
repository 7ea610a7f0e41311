import { z } from 'zod';
import { octetsOf } from '../../domain/radiusClient/address.ts';
import { readMasterKeys } from '../../event-store/vault/masterKey.ts';
import { isNetwork } from '../egress.ts';
import { isLoopbackName } from '../http/request/hosts.ts';

/** An address that has this form. `kind` says in the refusal what it must be. */
const url = (pattern: RegExp, kind: string) =>
  z.string().refine((value) => pattern.test(value) && URL.canParse(value), `must be ${kind}`);
/** The address of a Postgres database. */
export const postgres = url(
  /^postgres(?:ql)?:\/\//,
  'a postgres:// address, with special characters of the password as % codes',
);
/** The address of a mail server. */
export const mailServer = url(/^smtps?:\/\//, 'an smtp:// or smtps:// address');
/** The sender of mails. */
export const sender = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an e-mail address, with or without a name',
  );
/** Where a link leads: a path of the main site, or an address. */
export const link = z.string().regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/, 'must be a path or an address');
/** Where the tiles of maps are. */
export const tiles = z
  .string()
  .regex(
    /^(?=.*\{x\})(?=.*\{y\})(?:\/(?!\/)|https?:\/\/[\w.:-]+\/)\S*\{z\}\S*$/,
    'must be a path or an address with {z}, {x} and {y}',
  );
/** One of these words. */
export const oneOf = <const V extends string>(...values: V[]) =>
  z.enum(values, `must be one of: ${values.join(', ')}`);

const portText = z.string().regex(/^\d{1,5}$/, 'must be a port number');
/** The number of a port. */
export const port = portText
  .transform(Number)
  .pipe(z.number().min(1, 'must be 1 or more').max(65_535, 'must be 65535 or less'));
/** A port of UDP that can be left closed. Tests take any free one by 0. */
export const portOrOff = z.union(
  [z.literal('off'), z.literal('0').transform(() => 0), port],
  'must be a port number from 1 to 65535, or off',
);
/** A whole factor from 1 to 100. */
export const times = z
  .string()
  .regex(/^(?:[1-9]\d?|100)$/, 'must be a whole number from 1 to 100')
  .transform(Number);
/** The name of a host, in lower case. */
export const domain = z
  .string()
  .toLowerCase()
  .regex(
    /^(?!.*\.\d+$)(?=.{1,200}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/,
    'must be a domain name: no scheme, no port, no IP address (browsers refuse passkeys there), and other letters than ' +
      'a to z as xn--…',
  );
/** An address of this machine. */
export const ipAddress = z.string().refine((value) => octetsOf(value) !== null, 'must be an IP address');
/** The name of an HTTP header. */
export const header = z.string().regex(/^[A-Za-z][\w-]{0,60}$/, 'must be the name of a header');
const originBy = (protocol: RegExp, kind: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocol.test(new URL(value).protocol), {
      error: `must be ${kind}`,
      abort: true,
    })
    .refine(
      (value) => new URL(value).href === `${new URL(value).origin}/`,
      'must be an origin: scheme, host and port, nothing after them',
    )
    .transform((value) => new URL(value).origin);
/** Scheme, host and port of a web address. */
export const origin = originBy(/^https?:$/, 'an http or https address');
/** Scheme, host and port of a service that `front` passes requests on to. */
export const serviceOrigin = originBy(
  /^http:$/,
  'an http address, because front speaks plain HTTP with the services behind it',
);
/** A text that `read` accepts; otherwise the setting is refused with the message of `read`, without the name. */
export const readBy = (read: (value: string) => unknown) =>
  z.string().superRefine((value, { addIssue }) => {
    try {
      read(value);
    } catch (error) {
      addIssue({ code: 'custom', message: (error as Error).message.replace(/^[A-Z_]+: |\.$/g, '') });
    }
  });
/** The master keys, which are not parsed yet. */
export const masterKey = readBy((value) => readMasterKeys(value, ''));
/** What Express knows by a name; everything else in a list of proxies is an address or a network. */
const isProxy = (value: string) => /^(?:loopback|linklocal|uniquelocal)$/.test(value) || isNetwork(value);
/** The proxies trusted to say where a request came from. `true` is not offered: it would trust any client. */
export const proxy = z
  .string()
  .refine(
    (value) => /^(?:off|[1-9])$/.test(value) || value.split(/ *, */).every(isProxy),
    'must be off, the number of proxies (1 to 9), or their addresses',
  )
  .transform((value) => (value === 'off' ? false : /^\d$/.test(value) ? Number(value) : value));
/** A key of a maps service. */
export const mapsKey = z.string().regex(/^[\w-]{1,200}$/, 'must be letters, digits, _ or -');
/** A key of a payment provider. */
export const providerKey = z.string().regex(/^[\w-]{8,300}$/, 'must be 8 or more letters, digits, _ or -');
/** The secrets of a webhook: none, one, or two while one replaces the other. */
export const webhookSecrets = z
  .string()
  .regex(/^(?:[^\s,]{8,200}(?:, ?[^\s,]{8,200})?)?$/, 'must be one or two secrets of 8 characters or more')
  .transform((value) => value.split(/, ?/).filter(Boolean));
/** The address of a provider, which gets our key: by https, or on this machine. */
export const providerUrl = origin.refine(
  (value) => value.startsWith('https:') || isLoopbackName(new URL(value).hostname),
  'must be an https address',
);
