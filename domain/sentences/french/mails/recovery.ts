import { inUtc } from '../../english/mails/times.ts';
import type { MailLanguage } from '../../mails.ts';

/** The mails of a recovery. */
export const recovery = {
  'mail.recovery': ({ atOnce }) => ({
    subject: 'Récupérez votre accès',
    lines: [
      atOnce
        ? 'Une personne habilitée vous envoie ce lien, qui vous permet de créer une clé d’accès sur un nouvel appareil.'
        : 'Quelqu’un (vous, espérons-le) signale la perte de votre appareil. Ouvrez le lien pour créer une clé d’accès sur un nouvel appareil.',
      atOnce
        ? 'À l’ouverture du lien, vous et toute votre équipe recevrez une notification.'
        : 'À l’ouverture du lien, un délai d’attente commencera\u00a0; vous et toute votre équipe recevrez une notification et pourrez arrêter la récupération.',
      'Le lien peut être ouvert pendant deux jours. Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: rien ne se passera.',
    ],
    label: 'Récupérer mon accès',
  }),
  'mail.userRecovery': ({ organisation, application }) => ({
    subject: `Récupérez votre accès à ${application}`,
    lines: [
      `${organisation} vous envoie un lien pour créer une nouvelle clé d’accès pour ${application}.`,
      'Il fonctionne une seule fois, pendant deux jours. Ouvrez-le sur l’appareil avec lequel vous voulez vous connecter. Si vous n’avez rien demandé, ignorez cet e-mail.',
    ],
    label: 'Créer une clé d’accès',
  }),
  'mail.recoveryReady': {
    subject: 'Vous pouvez créer votre nouvelle clé d’accès',
    lines: [
      'Le délai d’attente est écoulé. Ouvrez le lien dans les deux jours sur l’appareil avec lequel vous voulez vous connecter.',
      'Si vous n’avez rien demandé, connectez-vous et arrêtez la récupération, ou demandez-le à quelqu’un de votre équipe.',
    ],
    label: 'Créer la clé d’accès',
  },
  'mail.recoveryOpened': ({ who, own, readyAt }) => ({
    subject: own ? 'Récupération de votre accès en cours' : `Récupération d’accès en cours\u00a0: ${who}`,
    lines: [
      own
        ? 'Quelqu’un a ouvert le lien qui vous a été envoyé par e-mail pour créer une clé d’accès sur un nouvel appareil.'
        : `Quelqu’un a ouvert le lien envoyé par e-mail à ${who} pour créer une clé d’accès sur un nouvel appareil.`,
      `Ce sera possible à partir du ${inUtc(readyAt)}. Si cela vous paraît suspect, arrêtez la récupération\u00a0: la personne qui a le lien n’obtiendra alors rien.`,
    ],
    label: 'Arrêter la récupération',
  }),
  'mail.recoveryDone': ({ who, own }) => ({
    subject: own ? 'Un nouvel appareil peut se connecter à votre compte' : `${who} a un nouvel appareil`,
    lines: [
      own
        ? 'Votre accès est rétabli\u00a0: un nouvel appareil peut se connecter et toutes vos sessions ont pris fin. Supprimez les appareils perdus.'
        : `${who} a retrouvé son accès\u00a0: un nouvel appareil peut se connecter et toutes les sessions précédentes ont pris fin.`,
      own
        ? 'Si ce n’était pas vous, demandez tout de suite à quelqu’un de votre équipe de suspendre votre compte.'
        : 'Si cela vous paraît anormal, interrogez la personne par un autre moyen et suspendez son compte.',
    ],
    label: 'Se connecter',
  }),
} satisfies Partial<MailLanguage['mails']>;
