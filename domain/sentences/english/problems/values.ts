const types: Record<string, string> = {
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
const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** What is wrong with a value by its type, its length or its form, in words that follow the name of the field. */
export const values = {
  'is.missing': 'is missing',
  'is.empty': 'is empty',
  'is.blank': 'is blank',
  'is.wrong': 'is not valid',
  'is.type': ({ type }: { type: string }) => `must be ${types[type] ?? type}`,
  'is.format': ({ format }: { format: string }) => `must be ${formats[format] ?? 'of another form'}`,
  'is.short': ({ least }: { least: number }) => `must have at least ${least} characters`,
  'is.long': ({ most }: { most: number }) => `must have at most ${most} characters`,
  'is.over': ({ most }: { most: number }) => `has more than ${most} characters`,
  'is.length': ({ exactly }: { exactly: number }) => `must have ${exactly} characters`,
  'is.few': ({ least }: { least: number }) => `must have at least ${entries(least)}`,
  'is.many': ({ most }: { most: number }) => `must have at most ${entries(most)}`,
  'is.small': ({ least }: { least: number }) => `must be at least ${least}`,
  'is.large': ({ most }: { most: number }) => `must be at most ${most}`,
  'is.multiple': ({ of }: { of: number }) => `must be a multiple of ${of}`,
  'is.choice': ({ of }: { of: readonly string[] }) =>
    `must be ${of.length > 1 ? 'one of ' : ''}${of.join(', ')}`,
  'is.strange': ({ names }: { names: readonly string[] }) => `must not have ${names.join(', ')}`,
  'is.id': 'is not an id',
  'is.unstorable': 'holds a character that cannot be stored',
  'is.control': 'must not contain control characters',
  'is.blanks': 'must not contain blanks',
  'is.oneLine': 'has more than one line',
  'is.number': 'must be a number',
  'is.digits': 'must be digits',
  'is.base64url': 'must be base64url',
  'is.key': 'is not a key',
  'is.colour': 'must be a colour such as #0d5557',
  'is.unchanged': 'names nothing to change',
} as const;
