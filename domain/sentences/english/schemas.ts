import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a time',
};
const formats: Record<string, string> = {
  email: 'an e-mail address',
  url: 'an address such as https://acme.example/',
  datetime: 'a time such as 2026-01-24T09:30:00.000Z',
  date: 'a day such as 2026-01-24',
  uuid: 'a UUID',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
};
const named = (values: readonly unknown[]) => values.slice(0, 20).map(String).join(', ');
/** Names that a caller has chosen, cut, because they go back to the caller within a sentence. */
const cut = (names: readonly string[]) => named(names.slice(0, 3).map((name) => name.slice(0, 50)));

type Bounds = { origin: string; bound: number | bigint; exact?: boolean | undefined };
const tooSmall = ({ origin, bound, exact }: Bounds) => {
  if (origin === 'string') {
    if (exact) return `must have ${bound} characters`;
    return Number(bound) === 1 ? 'is empty' : `must have at least ${bound} characters`;
  }
  if (origin === 'array') return `must have at least ${bound} ${Number(bound) === 1 ? 'entry' : 'entries'}`;
  return `must be at least ${bound}`;
};
const tooBig = ({ origin, bound, exact }: Bounds) => {
  if (origin === 'string') return `must have ${exact ? '' : 'at most '}${bound} characters`;
  if (origin === 'array') return `must have at most ${bound} ${Number(bound) === 1 ? 'entry' : 'entries'}`;
  return `must be at most ${bound}`;
};

/** What a schema finds wrong with a value, in words that follow the name of the field. */
export function schemaSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return tooSmall({ ...issue, bound: issue.minimum });
    case 'too_big':
      return tooBig({ ...issue, bound: issue.maximum });
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'of another form'}`;
    case 'invalid_value':
      if (issue.input === undefined) return 'is missing';
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${named(issue.values)}`;
    case 'unrecognized_keys':
      return `must not have ${cut(issue.keys)}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return issue.input === undefined ? 'is missing' : 'is not valid';
  }
}
