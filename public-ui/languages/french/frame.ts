import type { Catalogue } from '../../catalogue.ts';

/** The frame of all pages, parts of forms, and what several pages say alike. */
export const frame = {
  words: {
    brand: 'Latchkey',
    loading: 'Chargement…',
    retry: 'Réessayer',
    goBack: 'Retour',
    signingIn: 'En attente de votre appareil…',
    noPasskeys: 'Ce navigateur ne prend pas en charge WebAuthn',
    elsewhere:
      'Ouvrez cette page dans un autre navigateur. Les applications de messagerie ouvrent souvent les liens dans leur propre navigateur.',
    copyAddress: 'Copier l’adresse',
    addressCopied: 'Adresse copiée',
    home: 'Aller à la connexion',
    resent: 'E-mail envoyé',
    terms: {
      before: 'J’accepte les ',
      terms: 'conditions générales',
      and: ' et la ',
      privacy: 'politique de confidentialité',
    },
    asking: {
      OPERATOR_LOGIN: {
        title: 'Se connecter avec le téléphone',
        approved: 'Demande approuvée. Connexion en cours…',
      },
      OPERATOR_REGISTER: {
        title: 'S’inscrire avec le téléphone',
        approved: 'Demande approuvée. Création de votre compte…',
      },
      OPERATOR_ADD_DEVICE: { title: 'Ajouter un téléphone', approved: 'Appareil ajouté' },
    },
  },
  parts: {
    reload: 'Recharger la page',
    crashed: 'Une erreur s’est produite',
    crashedHint: 'Cette page n’a pas pu être affichée. Vérifiez votre connexion et rechargez-la.',
    footer: {
      privacy: 'Politique de confidentialité',
      terms: 'Conditions générales',
      errors: 'Codes d’erreur',
    },
    aside: {
      title: 'La clé est déjà entre vos mains.',
      lead: 'Votre équipe et vos utilisateurs se connectent avec une empreinte, un visage ou le code PIN de l’appareil.',
      points: [
        'Des clés d’accès impossibles à hameçonner, à deviner ou à divulguer',
        'Une seule balise script pour votre propre site',
        'Chaque connexion enregistrée, chaque modification tracée',
      ],
    },
    captcha: {
      label: 'Je ne suis pas un robot',
      solving: 'Vérification…',
      solved: 'Vérifié',
      failed: 'La vérification a échoué. Cochez la case pour réessayer.',
    },
    mailboxLink: {
      kept: 'Cette installation conserve ses e-mails au lieu de les envoyer.',
      open: 'Ouvrir la boîte mail',
    },
    methods: {
      legend: 'Mode de connexion',
      invalid: 'Le mode de connexion n’est pas valide',
      1: ['Cet appareil', 'Empreinte, visage, code PIN de l’appareil ou clé de sécurité'],
      2: ['Téléphone (scanner un code QR)', 'Avec une clé d’accès sur votre téléphone'],
      3: ['Application Latchkey (scanner un code QR)', 'Scannez avec l’application sur votre téléphone'],
      4: ['Application Latchkey (notification)', 'Votre téléphone vous pose la question'],
      location:
        'Votre navigateur vous demandera votre position, car le téléphone indique d’où vient la demande.',
    },
    choose: 'Veuillez choisir',
    optional: 'facultatif',
    listFailed: 'La liste n’a pas pu être chargée.',
    access: {
      note: 'Pourquoi en avez-vous besoin\u00a0?',
      noteHint: 'Les personnes qui répondent liront ce texte.',
      ask: 'Demander l’accès',
      asking: 'Envoi…',
      waits: (until) =>
        `Votre demande d’accès attend une réponse, au plus tard jusqu’au ${until}. Vous pouvez fermer cette page\u00a0: la réponse vous parviendra par e-mail si votre adresse est connue.`,
      allowed: 'Vous avez maintenant accès. Connectez-vous à nouveau.',
      declined: (application) =>
        `Votre demande d’accès à ${application} a été refusée. Vous pouvez en faire une autre ou vous adresser aux responsables de l’application.`,
    },
  },
} satisfies Partial<Catalogue>;
