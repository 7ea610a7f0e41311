import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/tryouts.ts` say. */
export const tryouts = {
  'tryout.unknown': 'Cet essai est terminé. Commencez-en un autre sur la page de l’application.',
  'tryout.grant':
    'Cette application ne connecte personne par un navigateur\u00a0: authorization_code ne figure pas parmi ses types d’autorisation (grant types). Modifiez d’abord son authentification.',
  'tryout.nameId':
    'Aucune donnée connue de la personne ne correspond au format Name ID de l’application\u00a0: la réponse serait que personne ne s’est connecté.',
  'tryout.certificate':
    'L’assertion ne peut pas être chiffrée avec le certificat de l’application. Téléversez-en un autre.',
} satisfies Partial<Language>;
