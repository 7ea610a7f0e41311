import type { Words } from './words.ts';

export const german: Words = {
  signOut: {
    title: 'Abmelden',
    here: 'Möchten Sie sich in diesem Browser abmelden?',
    everywhere: 'Möchten Sie sich in diesem Browser von allen Anwendungen abmelden?',
    yes: 'Abmelden',
    no: 'Angemeldet bleiben',
  },
  signedOut: {
    title: 'Abgemeldet',
    everywhere: 'Sie sind abgemeldet. Sie können diese Seite schließen.',
    partly:
      'Sie sind hier abgemeldet, aber nicht jede Anwendung hat es bestätigt. Schließen Sie zur Sicherheit den Browser.',
    goOn: 'Weiter zur Anwendung',
  },
  signingOut: { title: 'Abmeldung', text: 'Sie werden abgemeldet.' },
  onTheWay: {
    signedIn: 'Sie sind angemeldet',
    nobody: 'Niemand wurde angemeldet',
    text: 'Sie sind auf dem Weg zurück zur Anwendung.',
    goOn: 'Weiter',
  },
  failed: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Die Anwendung hat eine Anfrage geschickt, die nicht beantwortet werden kann. Gehen Sie zurück zur Anwendung, und versuchen Sie es noch einmal.',
    ask: 'Wenn Sie Hilfe brauchen, fragen Sie die Verantwortlichen der Anwendung.',
  },
  device: {
    title: 'Ein Gerät anmelden',
    code: 'Code, den Ihr Gerät zeigt',
    goOn: 'Weiter',
    cancel: 'Abbrechen',
    asks: (name) => `Bei ${name} auf dem Gerät anmelden, das diesen Code zeigt:`,
    warning:
      'Fahren Sie nur fort, wenn Sie das Gerät vor sich haben und dies selbst begonnen haben. Niemand wird Sie je am Telefon oder per E-Mail darum bitten.',
    done: 'Sie sind angemeldet',
    signedIn: (name) =>
      `Ihr Gerät ist bei ${name} angemeldet. Sie können diese Seite schließen und zum Gerät zurückkehren.`,
    unknown:
      'Dieser Code ist nicht bekannt. Sehen Sie auf Ihrem Gerät nach, und versuchen Sie es noch einmal.',
    none: 'Geben Sie den Code ein, den Ihr Gerät zeigt.',
    expired: 'Dieser Code ist abgelaufen. Lassen Sie Ihr Gerät einen neuen zeigen.',
    used: 'Dieser Code wurde schon benutzt. Lassen Sie Ihr Gerät einen neuen zeigen.',
    declined: 'Ihr Gerät wurde nicht angemeldet. Sie können diese Seite schließen.',
    failed:
      'Ihr Gerät wurde nicht angemeldet. Lassen Sie es einen neuen Code zeigen, und versuchen Sie es noch einmal.',
  },
  wait: {
    title: 'Bitte warten',
    codes:
      'Es wurden zu viele unbekannte Codes eingegeben. Warten Sie eine Viertelstunde, und versuchen Sie es dann noch einmal.',
    requests: 'Aus Ihrem Netzwerk kamen zu viele Anfragen. Versuchen Sie es in einer Minute noch einmal.',
  },
};
