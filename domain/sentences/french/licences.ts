import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/licences.ts` say. */
export const licences = {
  'licence.unknown': 'Cette organisation n’a pas de licence',
  'licence.format': 'Ce n’est pas une clé de licence\u00a0: celles-ci commencent par latchkey-licence-1.',
  'licence.edited':
    'Cette clé de licence a été modifiée après sa signature, ou il en manque une partie. Copiez de nouveau la clé entière.',
  'licence.foreign':
    'Cette clé de licence a été émise par une autre installation. Demandez-en une autre à votre fournisseur.',
  'licence.other':
    'Cette clé de licence appartient à une autre organisation. Demandez-en une autre à votre fournisseur.',
  'licence.expired': 'Cette clé de licence a expiré. Demandez-en une nouvelle à votre fournisseur.',
  'licence.early':
    'La date d’émission de cette clé de licence est dans le futur\u00a0: vérifiez l’horloge de cette machine',
  'licence.revoked': 'Cette licence a été révoquée. Demandez-en une nouvelle à votre fournisseur.',
  'licence.clock':
    'L’horloge de cette machine retarde sur des événements déjà enregistrés\u00a0: réglez-la, puis saisissez la clé',
} satisfies Partial<Language>;
