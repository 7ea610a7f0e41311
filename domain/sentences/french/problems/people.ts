import type { Language } from '../../sentences.ts';

/** What is wrong with a name, an address or another attribute of a person or a company. */
export const people = {
  'is.email': 'Saisissez une adresse e-mail valide',
  'is.mail': 'doit être une adresse e-mail',
  'is.name': 'doit tenir sur une seule ligne',
  'is.addressed': 'ne peut pas contenir d’adresse web ou e-mail\u00a0: écrivez le nom sans elle',
  'is.longName': 'contient trop de caractères',
  'is.unseen': 'contient un caractère invisible',
  'is.mixed': 'mélange des lettres d’écritures qui se ressemblent',
  'is.username':
    'ne peut pas être un nom d’utilisateur\u00a0: certaines lettres ressemblent à d’autres ou sont invisibles',
  'is.phone': 'doit contenir uniquement des chiffres, avec un signe plus au début si nécessaire',
  'is.mobile': 'doit contenir un signe plus suivi de chiffres',
  'is.dialCode': 'doit contenir les chiffres d’un indicatif téléphonique',
  'is.day': 'doit être une date, comme 1960-01-24',
  'is.future': 'ne doit pas être dans le futur',
  'is.country': 'doit être le code d’un pays selon ISO 3166-1, comme DE',
  'is.taxNumber': ({ example }: { example: string }) =>
    `doit être un numéro tel que ${example}\u00a0; laissez le champ vide si vous n’en avez pas`,
  'is.otherState': 'appartient à un autre État que l’adresse',
  'is.terms': 'Veuillez accepter les conditions générales',
  'is.place': 'doit aller de pair avec la longitude',
  'is.invitee': 'n’est pas l’adresse de cette invitation',
  'is.another': 'doit être une autre personne',
  'is.joined': ({ most }) =>
    `compte déjà ${most} ${most < 2 ? 'fiche fusionnée' : 'fiches fusionnées'}, le maximum`,
  'is.password': ({ least, most }) => `Le mot de passe doit contenir entre ${least} et ${most} caractères.`,
} satisfies Partial<Language>;
