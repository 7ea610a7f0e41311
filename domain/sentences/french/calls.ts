import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/calls.ts` say. */
export const calls = {
  'request.invalid': 'La requête n’est pas valide',
  'request.fields': ({ fields }: { fields: readonly { field: string; says: string }[] }) =>
    fields.map(({ field, says }) => (field ? `${field}\u00a0: ${says}` : says)).join('\u00a0; '),
  'request.unknown': 'Cet appel n’existe pas',
  'request.tooLarge': 'La requête est trop volumineuse',
  'request.tooMany': 'Trop de requêtes. Réessayez dans un instant.',
  'request.origin': 'La requête vient d’une autre origine',
  'request.captcha': 'Veuillez résoudre à nouveau le captcha',
  'request.conflict': 'Quelqu’un d’autre a fait une modification au même moment. Réessayez.',
  'request.unavailable': 'Le service n’est pas disponible pour le moment. Réessayez dans un instant.',
  'request.broken': 'Une erreur s’est produite.',
  'request.missing': (about) => (about ? 'Ce flux n’existe pas' : 'Cet enregistrement n’existe pas'),
  'request.unreadable':
    'Cet enregistrement est endommagé ou plus récent que ce service. L’administrateur a été averti.',
  'request.tooWide':
    'Cette recherche prend trop de temps. Saisissez une plus grande partie du nom ou filtrez la liste.',
  'request.proof':
    'De nombreuses tentatives depuis cette adresse ont échoué. Attendez un moment. Un programme peut aussi envoyer une preuve de travail (GET /captcha) dans l’en-tête X-Proof-Of-Work.',
  'request.changed':
    'Quelqu’un d’autre a fait une modification depuis la dernière lecture\u00a0: rien n’a été enregistré. Recommencez par une lecture.',
  'request.erased': 'Ceci a été supprimé entre-temps, avec ses données\u00a0: rien n’a été enregistré.',
  'request.repeated':
    'Cette Idempotency-Key a déjà servi pour une autre requête. Utilisez une nouvelle clé pour chaque requête.',
  'request.elsewhere': 'Ouvrez cette page à l’adresse de votre organisation.',
  'request.method': 'Cette adresse n’accepte pas cette méthode',

  'session.none': 'Veuillez vous connecter',
  'session.forbidden': 'Vous n’avez pas le droit de faire cela',
  'session.token':
    'Ce lien ou ce jeton n’est pas valide, a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
  'session.password': 'Le nom d’utilisateur ou le mot de passe est incorrect',
  'session.proof':
    'De nombreux mots de passe ont été essayés. Le prochain doit être accompagné d’une preuve de travail (GET /captcha, dans le champ captcha)\u00a0; une clé d’accès n’en demande pas.',
  'session.unknown': 'Cette session n’existe pas',
  'session.scope': (needs) =>
    needs
      ? `Votre accès n’inclut pas ${needs.scope}, que cet appel exige`
      : 'Votre accès n’inclut pas la portée que cet appel exige',
  'session.stale': 'Connectez-vous encore une fois, car il s’agit de vos appareils ou de vos données.',

  'ceremony.failed': 'L’authentification a échoué. Réessayez.',
} satisfies Partial<Language>;
