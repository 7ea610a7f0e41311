import type { Language } from '../../sentences.ts';

const types: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'un objet',
  record: 'un objet',
  date: 'un horodatage',
};
const formats: Record<string, string> = {
  email: 'une adresse e-mail',
  url: 'une adresse, comme https://acme.example/',
  datetime: 'un horodatage, comme 2026-01-24T09:30:00.000Z',
  date: 'une date, comme 2026-01-24',
  uuid: 'un UUID',
  ipv4: 'une adresse IPv4',
  ipv6: 'une adresse IPv6',
};
const entries = (count: number) => `${count} ${count < 2 ? 'élément' : 'éléments'}`;
const characters = (count: number) => `${count} ${count < 2 ? 'caractère' : 'caractères'}`;

/**
 * What is wrong with a value by its type, its length or its form, in words that follow the name of the field. They agree
 * with names of either gender.
 */
export const values = {
  'is.missing': 'est obligatoire',
  'is.empty': 'est vide',
  'is.blank': 'ne contient que des espaces',
  'is.wrong': 'n’est pas valide',
  'is.type': ({ type }) => `doit être ${types[type] ?? `de type ${type}`}`,
  'is.format': ({ format }) =>
    formats[format] ? `doit être ${formats[format]}` : 'doit avoir un autre format',
  'is.short': ({ least }) => `doit contenir au moins ${characters(least)}`,
  'is.long': ({ most }) => `doit contenir au maximum ${characters(most)}`,
  'is.over': ({ most }) => `contient plus de ${characters(most)}`,
  'is.length': ({ exactly }) => `doit contenir exactement ${characters(exactly)}`,
  'is.few': ({ least }) => `doit contenir au moins ${entries(least)}`,
  'is.many': ({ most }) => `doit contenir au maximum ${entries(most)}`,
  'is.small': ({ least }) => `doit valoir au moins ${least}`,
  'is.large': ({ most }) => `doit valoir au maximum ${most}`,
  'is.multiple': ({ of }) => `doit être un multiple de ${of}`,
  'is.choice': ({ of }) => `doit être ${of.length > 1 ? 'l’une de ces valeurs\u00a0: ' : ''}${of.join(', ')}`,
  'is.strange': ({ names }) => `ne doit pas contenir ${names.join(', ')}`,
  'is.id': 'n’est pas un identifiant',
  'is.unstorable': 'contient un caractère qui ne peut pas être enregistré',
  'is.control': 'ne doit pas contenir de caractères de contrôle',
  'is.blanks': 'ne doit pas contenir d’espaces',
  'is.oneLine': 'contient plus d’une ligne',
  'is.yesOrNo': 'doit être oui ou non (yes ou no)',
  'is.number': 'doit être un nombre',
  'is.digits': 'doit contenir uniquement des chiffres',
  'is.base64url': 'doit être en base64url',
  'is.key': 'n’est pas une clé',
  'is.colour': 'doit être une couleur, comme #0d5557',
  'is.marked': 'doit être du texte brut, sans < ni >',
  'is.linked': 'ne peut pas contenir d’adresse web ou e-mail\u00a0; laissez une espace après chaque point',
  'is.placeholder': ({ of }: { of: readonly string[] }) =>
    `ne peut contenir entre accolades que ${of.join(' et ')}`,
  'is.languageTwice': 'ne doit pas contenir deux fois la même langue',
  'is.customName': 'doit se composer de 40 minuscules, chiffres et _ au maximum, et commencer par une lettre',
  'is.claim': 'doit commencer par une lettre et ne contenir que des lettres, des chiffres et _ . : / -',
  'is.reserved': 'est déjà le nom d’autre chose\u00a0; choisissez-en un autre',
  'is.customUnknown': 'n’est pas un attribut de cette organisation',
  'is.customMost': 'contient plus d’attributs qu’il ne peut y en avoir',
  'is.twice': 'ne doit rien contenir deux fois',
  'is.customNone': 'doit nommer un attribut de l’organisation',
  'is.unchanged': 'n’indique rien à modifier',
} satisfies Partial<Language>;
