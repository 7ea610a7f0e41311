import type { MailLanguage } from '../../mails.ts';
import { saidDevice } from '../../said/deviceNames.ts';
import { devices } from '../devices.ts';

/** The notices that the installed app shows. */
export const notices: MailLanguage['notices'] = {
  'notice.signIn': ({ device, application }) => ({
    title: 'Approuver une connexion',
    body: `${device === null ? 'Un autre appareil' : saidDevice(device, devices)} veut se connecter à ${application ?? 'la console des opérateurs'}. Touchez pour répondre.`,
  }),
  'notice.recoveryOpened': ({ who, own }) => ({
    title: own ? 'Récupération de votre accès en cours' : 'Récupération d’un accès en cours',
    body: own
      ? 'Quelqu’un a ouvert le lien qui rétablit votre accès. Si ce n’était pas vous, arrêtez la récupération.'
      : `Quelqu’un a ouvert le lien qui rétablit un accès\u00a0: ${who}. Si cela vous paraît suspect, arrêtez la récupération.`,
  }),
  'notice.recoveryDone': ({ who, own }) => ({
    title: own ? 'Votre accès est rétabli' : 'Un accès a été rétabli',
    body: own
      ? 'Un nouvel appareil peut se connecter à votre compte. Si ce n’était pas vous, demandez à quelqu’un de votre équipe de vous suspendre.'
      : `${who} peut se connecter avec un nouvel appareil. Si cela vous paraît anormal, suspendez son compte.`,
  }),
};
