import type { Language } from '../../sentences.ts';

/** What is wrong with a name, an address or another attribute of a person or a company. */
export const people = {
  'is.email': 'Escriba una dirección de correo válida',
  'is.mail': 'debe ser una dirección de correo electrónico',
  'is.name': 'debe ocupar una sola línea',
  'is.addressed': 'no puede contener una dirección web ni de correo: escriba el nombre sin ella',
  'is.longName': 'tiene demasiados caracteres',
  'is.unseen': 'contiene un carácter invisible',
  'is.mixed': 'mezcla letras de alfabetos que se parecen',
  'is.username': 'no puede ser un nombre de usuario: contiene letras que se confunden con otras o no se ven',
  'is.phone': 'solo debe contener dígitos y, si se desea, un signo más delante',
  'is.mobile': 'debe ser un signo más seguido de dígitos',
  'is.dialCode': 'debe contener los dígitos de un prefijo telefónico',
  'is.day': 'debe ser una fecha como 1960-01-24',
  'is.future': 'no debe estar en el futuro',
  'is.country': 'debe ser el código de un país según ISO 3166-1, como DE',
  'is.taxNumber': ({ example }: { example: string }) =>
    `debe ser un número como ${example}; deje el campo vacío si no tiene ninguno`,
  'is.otherState': 'pertenece a otro estado que la dirección',
  'is.terms': 'Acepte los términos y condiciones',
  'is.place': 'debe indicarse junto con la longitud',
  'is.invitee': 'no es la dirección de esta invitación',
  'is.another': 'debe ser otra persona',
  'is.joined': ({ most }) => `ya se ha unificado con ${most} personas, que es el máximo`,
  'is.password': ({ least, most }) => `La contraseña debe tener entre ${least} y ${most} caracteres.`,
} satisfies Partial<Language>;
