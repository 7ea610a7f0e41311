import type { MailLanguage } from '../../mails.ts';
import { saidDevice } from '../../said/deviceNames.ts';
import { devices } from '../devices.ts';

/** The notices that the installed app shows. */
export const notices: MailLanguage['notices'] = {
  'notice.signIn': ({ device, application }) => ({
    title: 'Anmeldung bestätigen',
    body: `${device === null ? 'Ein anderes Gerät' : saidDevice(device, devices)} möchte sich bei ${application ?? 'der Operator-Konsole'} anmelden. Tippen Sie, um zu antworten.`,
  }),
  'notice.recoveryOpened': ({ who, own }) => ({
    title: own ? 'Ihr Zugang wird wiederhergestellt' : 'Ein Zugang wird wiederhergestellt',
    body: own
      ? 'Jemand hat den Link geöffnet, der Ihren Zugang wiederherstellt. Wenn Sie das nicht waren, stoppen Sie den Vorgang.'
      : `Jemand hat den Link geöffnet, der den Zugang von ${who} wiederherstellt. Wenn damit etwas nicht stimmt, stoppen Sie den Vorgang.`,
  }),
  'notice.recoveryDone': ({ who, own }) => ({
    title: own ? 'Ihr Zugang wurde wiederhergestellt' : 'Ein Zugang wurde wiederhergestellt',
    body: own
      ? 'Ein neues Gerät kann sich mit Ihrem Konto anmelden. Wenn Sie das nicht waren, bitten Sie jemanden aus Ihrem Team, Sie zu sperren.'
      : `${who} kann sich mit einem neuen Gerät anmelden. Wenn damit etwas nicht stimmt, sperren Sie das Mitglied.`,
  }),
};
