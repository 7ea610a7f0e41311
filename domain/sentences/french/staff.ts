import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/staff.ts` say. */
export const staff = {
  'mail.unknown': 'Cet e-mail n’existe pas',
  'mail.tooMany': 'Cette adresse a reçu trop d’e-mails aujourd’hui. Réessayez demain.',

  'letter.unknown': 'L’envoi a déjà eu lieu, ou n’a jamais échoué',

  'contact.unknown': 'Ce message du formulaire de contact n’existe pas',

  'invoice.unknown': 'Cette facture n’existe pas',
  'invoice.credited': 'Le montant restant de la facture est inférieur',
  'invoice.seller':
    'Les données du vendeur n’étaient pas saisies lors de l’émission\u00a0: il n’y a donc pas de fichier. Le personnel peut établir un avoir et émettre à nouveau la facture',
  'invoice.taxId': 'Saisissez le numéro fiscal du vendeur avant de facturer une taxe',
  'invoice.rate': 'Il n’y a pas de taxe pour ce pays',
  'invoice.uncredited': 'Établissez un avoir pour la totalité de la facture avant de l’émettre à nouveau',
  'invoice.buyer':
    'Le pays de l’organisation n’était pas indiqué lors de l’émission, alors qu’une facture électronique l’exige',

  'video.unknown': 'Cette vidéo n’existe pas',

  'widening.unknown': 'Il n’y a pas de limites élargies avec cet identifiant',
  'widening.until':
    'Les limites élargies doivent prendre fin aujourd’hui ou plus tard, et dans un an au maximum',
  'widening.full': 'Trop d’adresses ont des limites élargies. Supprimez celles qui ne servent plus.',
} satisfies Partial<Language>;
