const types: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt',
  record: 'ein Objekt',
  date: 'ein Zeitpunkt',
};
const formats: Record<string, string> = {
  email: 'eine E-Mail-Adresse',
  url: 'eine Adresse wie https://acme.example/',
  datetime: 'ein Zeitpunkt wie 2026-01-24T09:30:00.000Z',
  date: 'ein Tag wie 2026-01-24',
  uuid: 'eine UUID',
  ipv4: 'eine IPv4-Adresse',
  ipv6: 'eine IPv6-Adresse',
};
const entries = (count: number) => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`;

/** What is wrong with a value by its type, its length or its form, in words that follow the name of the field. */
export const values = {
  'is.missing': 'fehlt',
  'is.empty': 'ist leer',
  'is.blank': 'besteht nur aus Leerzeichen',
  'is.wrong': 'ist ungültig',
  'is.type': ({ type }: { type: string }) => `muss ${types[type] ?? type} sein`,
  'is.format': ({ format }: { format: string }) =>
    formats[format] ? `muss ${formats[format]} sein` : 'muss eine andere Form haben',
  'is.short': ({ least }: { least: number }) => `muss mindestens ${least} Zeichen haben`,
  'is.long': ({ most }: { most: number }) => `darf höchstens ${most} Zeichen haben`,
  'is.over': ({ most }: { most: number }) => `hat mehr als ${most} Zeichen`,
  'is.length': ({ exactly }: { exactly: number }) => `muss genau ${exactly} Zeichen haben`,
  'is.few': ({ least }: { least: number }) => `muss mindestens ${entries(least)} haben`,
  'is.many': ({ most }: { most: number }) => `darf höchstens ${entries(most)} haben`,
  'is.small': ({ least }: { least: number }) => `muss mindestens ${least} sein`,
  'is.large': ({ most }: { most: number }) => `darf höchstens ${most} sein`,
  'is.multiple': ({ of }: { of: number }) => `muss ein Vielfaches von ${of} sein`,
  'is.choice': ({ of }: { of: readonly string[] }) =>
    of.length > 1 ? `muss einer dieser Werte sein: ${of.join(', ')}` : `muss ${of.join()} sein`,
  'is.strange': ({ names }: { names: readonly string[] }) => `darf ${names.join(', ')} nicht enthalten`,
  'is.id': 'ist keine ID',
  'is.unstorable': 'enthält ein Zeichen, das nicht gespeichert werden kann',
  'is.control': 'darf keine Steuerzeichen enthalten',
  'is.blanks': 'darf keine Leerzeichen enthalten',
  'is.oneLine': 'hat mehr als eine Zeile',
  'is.yesOrNo': 'muss Ja oder Nein sein (yes oder no)',
  'is.number': 'muss eine Zahl sein',
  'is.digits': 'muss aus Ziffern bestehen',
  'is.base64url': 'muss base64url sein',
  'is.key': 'ist kein Schlüssel',
  'is.colour': 'muss eine Farbe wie #0d5557 sein',
  'is.marked': 'muss einfacher Text sein, ohne < und >',
  'is.linked':
    'darf keine Web- oder E-Mail-Adresse enthalten; schreiben Sie hinter jeden Punkt ein Leerzeichen',
  'is.placeholder': ({ of }: { of: readonly string[] }) =>
    `darf in geschweiften Klammern nur ${of.join(' und ')} enthalten`,
  'is.languageTwice': 'darf keine Sprache zweimal enthalten',
  'is.customName':
    'muss aus höchstens 40 Kleinbuchstaben, Ziffern und _ bestehen und mit einem Buchstaben beginnen',
  'is.claim': 'muss mit einem Buchstaben beginnen und darf nur Buchstaben, Ziffern und _ . : / - enthalten',
  'is.reserved': 'ist schon der Name von etwas anderem; bitte wählen Sie einen anderen',
  'is.customUnknown': 'ist kein Attribut dieser Organisation',
  'is.customMost': 'hat mehr Attribute, als es geben kann',
  'is.twice': 'darf nichts doppelt enthalten',
  'is.customNone': 'muss ein Attribut der Organisation nennen',
  'is.unchanged': 'nennt nichts, was zu ändern wäre',
} as const;
