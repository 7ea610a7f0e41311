import type { Fault } from './sentences/sentences.ts';

/** The form of ids that callers may choose. */
export const idPattern = /^[\w.~-]{1,64}$/;

/**
 * A host label: 6 to 30 letters, digits and hyphens. The underscore that the requirements allow is refused, because
 * browsers refuse such hosts.
 */
export const vanityPattern = /^[a-z0-9](?:[a-z0-9-]{4,28})[a-z0-9]$/;
/** Host labels reserved for the platform. Those under six characters are unavailable anyway. */
export const reservedLabels = [
  'admin',
  'www',
  'home',
  'dev',
  'api',
  'test',
  'info',
  'accounts',
  'billing',
  'gateway',
  'latchkey',
  'mailbox',
  'metrics',
  'openid',
  'public',
  'radius',
  'static',
  'status',
  'support',
] as const;
/**
 * An address with a local part of at most 64 characters (RFC 5321 section 4.5.3.1.1) and a domain of several labels. IP
 * addresses are none: strangers would have the mail server call machines of its own network.
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)[^\s\p{C}@"<>(),;:\\.]+(?:\.[^\s\p{C}@"<>(),;:\\.]+)*@(?!-)[^\s\p{C}@"<>(),;:\\./?#[\]]+(?<!-)(?:\.(?!-|\d+$)[^\s\p{C}@"<>(),;:\\./?#[\]]+(?<!-))+$/u;
/** Line breaks, control characters and bidirectional marks, none of which a name may contain. */
export const notOneLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** A secret shared with a RADIUS client. */
export const radiusSecretPattern = /^[!-~]{16,128}$/;
/** A host name, an IPv4 address, or an IPv6 address without brackets. */
export const directoryHostPattern =
  /^(?:[\da-fA-F]*:[\da-fA-F:.]+|[A-Za-z\d_](?:[A-Za-z\d_.-]*[A-Za-z\d])?)$/;
export const packagePattern = /^[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)+$/;
export const fingerprintPattern = /^[0-9a-fA-F]{64}$/;

/** Digits with an optional plus sign; ITU-T E.164 allows fifteen, and an extension adds a few. */
export const phonePattern = /^\+?\d{3,20}$/;
/** A postal code as people type it when they register. */
export const postalCodePattern = /^\d{1,15}$/;
/** The first day of birth that the form of a registration offers. */
export const firstBirthdate = '1960-01-24';
/** Says why a text is not a day of birth such as 1960-01-24; undefined when it is one, or empty. */
export function birthdateProblem(date: string): Fault | undefined {
  if (date === '') return undefined;
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return isDay ? undefined : { code: 'is.day' };
}
