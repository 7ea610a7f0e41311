import { expect, test } from 'vitest';
import { nameInMail } from './names.ts';

test.for([
  [
    ',\n\nYour mailbox is locked. Unlock it: https://evil.example/u',
    ', Your mailbox is locked. Unlock it: https evil. example/u',
  ],
  ['Go to evil.example', 'Go to evil. example'],
  ['Go to EVIL.EXAMPLE', 'Go to EVIL. EXAMPLE'],
  ['Call 198.51.100.7', 'Call 198. 51. 100. 7'],
  ['write to eve@evil.example', 'write to eve at evil. example'],
  ['mailto:eve@evil.example', 'mailto:eve at evil. example'],
  ['evil\u200b.\u200bexample', 'evil. example'],
  ['eve＠evile\u0301.example', 'eve at evile\u0301. example'],
  ['Win at 💩.la', 'Win at 💩. la'],
  ['evil\u3002example', 'evil. example'],
  ['txt\u202egnp', 'txt gnp'],
  ['a'.repeat(200), `${'a'.repeat(79)}…`],
] as const)('a name %j stands in a mail as %j', ([name, shown]) => expect(nameInMail(name)).toBe(shown));

test.for([
  'Ada Lovelace',
  'Acme & Sons, Inc.',
  'J. R. R. Tolkien',
  "O'Neill-Müller",
  '株式会社',
  'Shop 24/7',
])('a usual name stays as it is: %s', (name) => expect(nameInMail(name)).toBe(name));
