import type { Language } from '../../sentences.ts';

const types: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  array: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
  date: 'una hora',
};
const formats: Record<string, string> = {
  email: 'una dirección de correo electrónico',
  url: 'una dirección como https://acme.example/',
  datetime: 'una hora como 2026-01-24T09:30:00.000Z',
  date: 'una fecha como 2026-01-24',
  uuid: 'un UUID',
  ipv4: 'una dirección IPv4',
  ipv6: 'una dirección IPv6',
};
const entries = (count: number) => `${count} ${count === 1 ? 'elemento' : 'elementos'}`;
const characters = (count: number) => `${count} ${count === 1 ? 'carácter' : 'caracteres'}`;

/** What is wrong with a value by its type, its length or its form, in words that follow the name of the field. */
export const values = {
  'is.missing': 'falta',
  'is.empty': 'no contiene nada',
  'is.blank': 'solo contiene espacios',
  'is.wrong': 'no tiene un valor válido',
  'is.type': ({ type }) => `debe ser ${types[type] ?? type}`,
  'is.format': ({ format }) => (formats[format] ? `debe ser ${formats[format]}` : 'debe tener otro formato'),
  'is.short': ({ least }) => `debe tener al menos ${characters(least)}`,
  'is.long': ({ most }) => `debe tener como máximo ${characters(most)}`,
  'is.over': ({ most }) => `tiene más de ${characters(most)}`,
  'is.length': ({ exactly }) => `debe tener ${characters(exactly)}`,
  'is.few': ({ least }) => `debe tener al menos ${entries(least)}`,
  'is.many': ({ most }) => `debe tener como máximo ${entries(most)}`,
  'is.small': ({ least }) => `debe ser como mínimo ${least}`,
  'is.large': ({ most }) => `debe ser como máximo ${most}`,
  'is.multiple': ({ of }) => `debe ser múltiplo de ${of}`,
  'is.choice': ({ of }) => `debe ser ${of.length > 1 ? 'uno de estos valores: ' : ''}${of.join(', ')}`,
  'is.strange': ({ names }) => `no debe contener ${names.join(', ')}`,
  'is.id': 'no es un identificador',
  'is.unstorable': 'contiene un carácter que no se puede guardar',
  'is.control': 'no debe contener caracteres de control',
  'is.blanks': 'no debe contener espacios',
  'is.oneLine': 'tiene más de una línea',
  'is.number': 'debe ser un número',
  'is.digits': 'solo debe contener dígitos',
  'is.base64url': 'debe estar en base64url',
  'is.key': 'no es una clave',
  'is.colour': 'debe ser un color como #0d5557',
  'is.marked': 'debe ser texto sin formato, sin < ni >',
  'is.linked': 'no puede contener una dirección web ni de correo; escriba un espacio después de cada punto',
  'is.placeholder': ({ of }: { of: readonly string[] }) => `entre llaves solo puede llevar ${of.join(' y ')}`,
  'is.languageTwice': 'no puede tener un idioma dos veces',
  'is.unchanged': 'no indica nada que cambiar',
} satisfies Partial<Language>;
