import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/signIn.ts` say. */
export const signIn = {
  'transaction.unknown': 'Cette demande n’existe pas. Recommencez.',
  'transaction.used': 'L’authentification a échoué. Réessayez.',
  'transaction.closed':
    'Cette demande a déjà reçu une réponse. Si vous n’êtes pas connecté pour autant, recommencez.',
  'transaction.expired': 'Cette demande a expiré. Recommencez.',
  'transaction.number':
    'Ce n’est pas le numéro affiché sur l’autre écran. La demande est terminée. Recommencez sur cet écran.',
  'transaction.phoneOff':
    'Votre organisation n’autorise pas la connexion sur un autre écran avec un téléphone. Connectez-vous sur cet écran avec la clé d’accès de cet appareil ou avec une clé de sécurité.',
  'transaction.phoneFar':
    'Votre organisation n’autorise un téléphone qu’à proximité de l’écran. Sur cet écran, choisissez «\u00a0Cet appareil\u00a0», puis le téléphone dans la fenêtre qu’ouvre le navigateur.',
  'transaction.tooMany': 'Il y a trop de demandes en ce moment. Réessayez dans un instant.',

  'app.description': ({ name }: { name: string }) =>
    `Approuver les connexions à ${name} avec la clé d’accès de ce téléphone.`,
  'push.unknown': 'Cet appareil ne reçoit pas de notifications',
  'push.taken':
    'Cet appareil reçoit les notifications d’une autre personne. Cette personne doit d’abord les désactiver.',
  'push.limit': 'Trop d’appareils reçoivent vos notifications. Désactivez-les d’abord sur l’un d’eux.',
  'push.tooMany':
    'Trop de demandes ont été envoyées à ce téléphone. Attendez ou choisissez un autre mode de connexion.',
  'push.service': 'Ce service de notification ne peut pas être utilisé. Utilisez un autre navigateur.',

  'sso.request': 'Cette connexion a expiré ou est terminée. Recommencez depuis l’application.',
  'sso.certificate': 'Ce certificat n’existe pas',
  'sso.certificates': 'Il y a déjà deux certificats. Supprimez d’abord l’un d’eux.',
  'sso.certificateUsed': 'Ce certificat sert à signer. Passez à l’autre avant de le supprimer.',
  'sso.metadata': (about) =>
    `Ces métadonnées ne peuvent pas être utilisées${about ? `\u00a0: ${about.reason}` : ''}`,
  'sso.metadataNone':
    'Il n’y a pas de métadonnées à cette adresse. Il faut une adresse https accessible depuis Internet.',
  'sso.metadataOther': (about) =>
    `Ces métadonnées sont celles d’un autre fournisseur de services${about ? `\u00a0: ${about.name}` : ''}`,
} satisfies Partial<Language>;
