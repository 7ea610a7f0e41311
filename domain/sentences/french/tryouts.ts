import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/tryouts.ts` say. */
export const tryouts = {
  'tryout.unknown': 'Cet essai est terminé. Commencez-en un autre sur la page de l’application.',
  'tryout.grant':
    'Cette application ne connecte personne par un navigateur\u00a0: authorization_code ne figure pas parmi ses types d’autorisation (grant types). Modifiez d’abord son authentification.',
  'tryout.nameId':
    'Aucune donnée connue de la personne ne correspond au format Name ID de l’application\u00a0: la réponse serait que personne ne s’est connecté.',
  'tryout.certificate':
    'L’assertion ne peut pas être chiffrée avec le certificat de l’application. Importez-en un autre.',
  'tryout.client': 'Ce client RADIUS est suspendu\u00a0: personne ne peut se connecter par lui.',
  'tryout.nobody': 'Aucune personne autorisée à se connecter à cette application n’a ce nom d’utilisateur.',
  'tryout.device':
    'Cette personne n’a pas de clé d’accès à l’adresse de l’organisation et ne peut rien approuver.',
  'tryout.declined': 'La personne a refusé la connexion.',
  'tryout.expired': 'La personne n’a pas répondu dans les deux minutes.',
  'tryout.failed': 'La personne n’a pas pu approuver la connexion.',
  'tryout.remote':
    'Personne ne peut se connecter à cette application par téléphone\u00a0: l’authentification avec un autre appareil est désactivée. Une clé d’accès de son propre site ou de sa propre application mobile ne fonctionne que là et ne peut pas être essayée ici.',
  'tryout.app': 'Cette personne n’a sur aucun téléphone l’application qui reçoit les messages.',
  'tryout.unasked':
    'Cette personne ne peut pas être sollicitée\u00a0: on ne lui connaît aucune adresse e-mail, et aucune de ses applications ne reçoit de messages de ce client.',
} satisfies Partial<Language>;
