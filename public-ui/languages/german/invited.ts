import { listed } from '../../../web-kit/language/language.ts';
import type { Catalogue } from '../../catalogue.ts';

/** The invitations to an application in German. */
export const invited = {
  'pages/invited': {
    title: 'Registrieren',
    checking: 'Ihre Einladung wird geprüft …',
    invites: (organisation, applications) => `${organisation} lädt Sie zu ${listed(applications)} ein.`,
    failed: 'Diese Einladung kann nicht verwendet werden',
    failedHint: 'Bitten Sie die Person, die Sie eingeladen hat, die Einladung erneut zu senden.',
    once: 'Die Einladung funktioniert einmal.',
    byPhone: 'Mit dem Smartphone registrieren',
    directory: {
      title: 'Bestätigen Sie, dass Sie es sind',
      lead: (application) =>
        `Geben Sie Benutzername und Passwort aus dem Verzeichnis Ihres Unternehmens ein, mit denen Sie sich bei der Arbeit anmelden. ${application} speichert das Passwort nicht.`,
      userId: 'Benutzername',
      password: 'Passwort',
      action: 'Weiter',
      checking: 'Wird geprüft …',
      failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    },
    onSite: {
      lead: 'Sie registrieren sich auf der Website der Anwendung, mit einem Passkey des Geräts, das Sie gerade verwenden: Fingerabdruck, Gesicht oder Bildschirmsperre. Ein Passwort gibt es nicht.',
      choose: 'Wählen Sie die Website, auf der Sie sich anmelden werden.',
      go: (site) => `Weiter zu ${site}`,
    },
    here: {
      lead: (byPhone) =>
        `Sie erstellen einen Passkey auf diesem Gerät${byPhone ? ' oder auf Ihrem Smartphone' : ''}: Fingerabdruck, Gesicht oder Bildschirmsperre. Ein Passwort gibt es nicht.`,
      action: 'Mit diesem Gerät registrieren',
      done: 'Sie sind registriert!',
      next: (application) => `Sie können sich jetzt bei ${application} anmelden und diese Seite schließen.`,
    },
    joined: {
      open: (application) => `${application} öffnen`,
      lead: (applications) =>
        `Sie können sich jetzt mit demselben Passkey bei ${listed(applications)} anmelden.`,
      app: 'Zur App',
      me: 'Ihre Geräte und Ihr Konto',
      closed: 'Sie haben keinen Zugriff auf:',
      closedHint:
        'Fragen Sie die Person, die Sie eingeladen hat. Solange Ihre Einladung gültig ist, fügt ihr Link hinzu, was inzwischen geöffnet wurde.',
    },
    known: {
      title: 'Einladung',
      lead: 'Sie haben hier schon einen Passkey. Damit melden Sie sich an, und Sie müssen sich nicht registrieren.',
      onSite:
        'Sie haben für die Website dieser Anwendung schon einen Passkey. Damit melden Sie sich an, und Sie müssen sich nicht registrieren.',
      action: (applications) => `${listed(applications)} hinzufügen`,
      done: 'Sie haben Zugriff',
      failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    },
    about: {
      birthdate: 'Geburtsdatum',
      birthdateWrong: (first) => `Bitte geben Sie einen Tag zwischen dem ${first} und heute ein`,
      country: 'Land',
      postalCode: 'Postleitzahl',
      postalCodeWrong: 'Bitte geben Sie nur Ziffern ein',
    },
    radius: {
      lead: (byPhone) =>
        `Erstellen Sie einen Passkey auf dem Smartphone, mit dem Sie bestätigen werden: Öffnen Sie dort den Link aus der E-Mail, oder ${byPhone ? 'scannen Sie damit einen QR-Code' : 'wählen Sie das Smartphone im Fenster, das der Browser öffnet'}. Ein Passwort gibt es nicht.`,
      action: 'Passkey erstellen',
      done: 'Sie sind registriert!',
      next: (application, username) =>
        `Wenn Sie sich bei ${application} anmelden, geben Sie ${username} als Namen und ein beliebiges Wort als Passwort ein. Sie erhalten dann eine Anfrage, die Sie bestätigen.`,
      app: 'App installieren, um Anfragen als Benachrichtigung zu erhalten',
      code: 'Code für ein Gerät holen, das nicht warten kann',
    },
  },
} satisfies Partial<Catalogue>;
