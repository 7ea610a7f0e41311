import type { Catalogue } from '../../catalogue.ts';

/** The pages on which an operator's access is recovered. */
export const recover = {
  'pages/recover': {
    ask: {
      title: 'J’ai perdu mon appareil',
      lead: 'Nous vous enverrons par e-mail un lien qui vous permet de créer une clé d’accès sur un autre appareil.',
      steps: [
        'Ouvrez le lien. Votre équipe et vos autres appareils reçoivent une notification, et chacun d’eux peut arrêter la récupération.',
        'Un délai d’attente commence\u00a0: en général un jour. Votre organisation en fixe la durée.',
        'Le même lien vous permet ensuite de créer la nouvelle clé d’accès. Nous vous le rappellerons par e-mail.',
      ],
      quicker:
        'Plus rapide\u00a0: quelqu’un de votre équipe peut vous envoyer un lien sans délai d’attente, depuis votre page sous «\u00a0Équipe\u00a0».',
      email: 'E-mail',
      send: 'Envoyer le lien',
      sending: 'Envoi…',
      sentTitle: 'Consultez vos e-mails',
      sent: (email) =>
        `Si l’adresse ${email} est inscrite, un lien est en route. Il fonctionne pendant deux jours.`,
      nothing: 'Rien reçu\u00a0? Vérifiez l’orthographe de l’adresse et le dossier des indésirables.',
      again: 'Essayer une autre adresse',
      back: 'Retour à la connexion',
    },
    recover: {
      title: 'Récupérer votre accès',
      checking: 'Vérification de votre lien…',
      of: 'Récupération pour',
      at: 'dans l’organisation',
      requested:
        'Quand vous commencez, toute votre équipe et vos autres appareils reçoivent une notification. Chacun d’eux peut arrêter la récupération.',
      wait: (hours) =>
        hours === 0
          ? 'Vous pouvez créer la nouvelle clé d’accès tout de suite.'
          : `Il faut ensuite attendre ${hours === 1 ? 'une heure' : `${hours} heures`} avant de pouvoir créer la nouvelle clé d’accès.`,
      open: 'Commencer la récupération',
      waiting: (when) =>
        `Le délai d’attente a commencé. À partir du ${when}, ce lien vous permettra de créer la nouvelle clé d’accès.`,
      waitingHint: 'Vous pouvez fermer cette page. Nous vous enverrons un e-mail à la fin du délai.',
      ready: (when) =>
        `Créez une clé d’accès sur cet appareil. Vous l’utiliserez désormais pour vous connecter. Le lien est valable jusqu’au ${when}.`,
      enrol: 'Créer la nouvelle clé d’accès',
      done: 'Votre nouvelle clé d’accès est prête',
      doneHint:
        'Toutes vos sessions précédentes ont pris fin. Connectez-vous et supprimez les appareils perdus sous «\u00a0Équipe\u00a0», sur votre propre page.',
      signIn: 'Se connecter',
      failed: 'Ce lien ne peut pas être utilisé',
      failedHint:
        'Demandez-en un nouveau, ou demandez à quelqu’un de votre équipe de vous en envoyer un depuis votre page sous «\u00a0Équipe\u00a0».',
      newLink: 'Demander un nouveau lien',
    },
    stop: {
      title: 'Arrêter une récupération',
      about: 'Quelqu’un a commencé à récupérer le compte suivant\u00a0:',
      text: 'Si vous n’êtes pas au courant, arrêtez-la\u00a0: le lien ne fonctionnera plus. Si vous vous y attendiez, vous n’avez rien à faire.',
      stop: 'Arrêter la récupération',
      done: 'La récupération est arrêtée',
      doneHint:
        'Le lien ne fonctionne plus. Si un inconnu l’a ouvert, la boîte mail est peut-être compromise\u00a0: prévenez la personne, mais pas par e-mail.',
      failed: 'Il n’y a rien à arrêter',
      failedHint:
        'La récupération a déjà été arrêtée ou menée à terme, ou a expiré. Si elle a été menée à terme sans que vous en sachiez rien, suspendez aussitôt la personne, sous «\u00a0Équipe\u00a0».',
    },
    send: {
      title: 'Envoyer un lien de récupération',
      to: 'Un lien pour créer une nouvelle clé d’accès sera envoyé à',
      text: 'Assurez-vous, par un autre moyen que l’e-mail, que la demande vient bien de cette personne. Il n’y a pas de délai d’attente.',
      confirm: 'Confirmer avec votre clé d’accès',
      done: 'Le lien est en route',
      doneHint: 'Vous pouvez fermer cette page.',
      failed: 'Le lien ne peut pas être envoyé',
      failedHint: 'Recommencez depuis la page de ce membre.',
    },
  },
} satisfies Partial<Catalogue>;
