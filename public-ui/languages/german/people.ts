import type { Catalogue } from '../../catalogue.ts';
import { invited } from './invited.ts';
import { me } from './me.ts';

/** The pages for an organisation's people in German. */
export const people = {
  ...invited,
  ...me,
  'pages/confirmAddress': {
    title: 'Adresse bestätigen',
    lead: 'Bestätigen Sie über die Schaltfläche, dass die Adresse, an die die E-Mail mit diesem Link ging, Ihnen gehört.',
    action: 'Adresse bestätigen',
    joins: {
      title: 'Bestätigen Sie, dass Sie es waren',
      lead: 'Bestätigen Sie nur, wenn Sie sich selbst unter dem Namen in der E-Mail registriert haben. Jener Passkey und Ihrer öffnen dann alles, was Sie dort nutzen. Wenn Sie es nicht waren, schließen Sie diese Seite.',
      action: 'Das war ich',
      done: (organisation) => `${organisation} weiß jetzt, dass beides Sie sind.`,
    },
    done: (address, organisation) => `${organisation} verwendet jetzt ${address} für Sie.`,
    doneHint: 'Sie können diese Seite schließen. Sie melden sich mit demselben Passkey an wie bisher.',
    failed: 'Dieser Link kann nicht verwendet werden',
    failedHint: 'Ihre Adresse ist unverändert.',
    noAnswer: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
  'pages/lostDevice': {
    mail: {
      lead: 'Geben Sie Ihre Adresse ein: Wir senden Ihnen einen Link, mit dem Sie Ihre Organisation darum bitten, einen neuen Passkey erstellen zu dürfen.',
      email: 'Ihre E-Mail-Adresse',
      send: 'Link senden',
      sending: 'Wird gesendet …',
      sent: (email) =>
        `Wenn ${email} hier bekannt ist, ist ein Link unterwegs. Öffnen Sie ihn, und betätigen Sie dort die Schaltfläche. Er funktioniert zwei Tage lang.`,
      nothing:
        'Nichts angekommen? Prüfen Sie die Schreibweise und den Spam-Ordner, oder sprechen Sie mit den Verantwortlichen der Anwendung.',
    },
    title: 'Ich habe mein Gerät verloren',
    checking: 'Ihr Link wird geprüft …',
    lead: 'Bitten Sie Ihre Organisation um einen neuen Zugang. Wenn sie zustimmt, erhalten Sie eine E-Mail mit einem Link, um einen neuen Passkey zu erstellen.',
    failed: 'Dieser Link kann nicht verwendet werden',
    failedHint: 'Fordern Sie auf der Anmeldeseite unter „Gerät verloren?“ einen neuen an.',
    request: {
      note: 'Was ist passiert?',
      noteHint: 'Wer über die Anfrage entscheidet, liest das.',
      ask: 'Um neuen Zugang bitten',
      asking: 'Wird angefragt …',
      waits: (until) =>
        `Ihre Anfrage wartet auf Antwort, spätestens bis ${until}. Sie können diese Seite schließen: Sie erhalten eine E-Mail.`,
      allowed:
        'Ihre Organisation hat zugestimmt, und Sie haben eine E-Mail mit einem Link erhalten. Wenn dieser Link nicht mehr gilt, können Sie erneut anfragen.',
      declined:
        'Ihre Anfrage wurde abgelehnt. Sie können erneut anfragen oder mit den Verantwortlichen der Anwendung sprechen.',
    },
  },
  'pages/networkCode': {
    title: 'Code für Ihr Netzwerk',
    lead: 'Für Geräte, die nicht warten können, bis Sie auf dem Smartphone bestätigen: Holen Sie sich mit Ihrem Passkey einen Code, und geben Sie ihn dort als Passwort ein.',
    get: 'Code holen',
    another: 'Neuen Code holen',
    use: (application) => `Geben Sie dies als Passwort für ${application} ein:`,
    once: 'Er funktioniert einmal, innerhalb von fünf Minuten. Niemand sonst braucht ihn: Geben Sie ihn nicht weiter.',
    over: 'Dieser Code ist abgelaufen.',
  },
  'pages/notFound': {
    title: '404 – Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist der Link alt oder unvollständig.',
  },
  'pages/oidc': {
    signIn: {
      title: (application) => `Bei ${application} anmelden`,
      lead: 'Verwenden Sie den Passkey, den Sie bei der Registrierung erstellt haben.',
      email: 'Registrierte E-Mail-Adresse',
      emailHint: 'Lassen Sie das Feld leer, um einen Passkey dieses Geräts zu wählen.',
      emailMissing:
        'Bitte geben Sie Ihre E-Mail-Adresse ein, damit wir wissen, wessen Smartphone wir benachrichtigen sollen.',
      login: 'Anmelden',
      cancel: 'Abbrechen',
      success: 'Sie sind angemeldet',
      loading: 'Wird geladen …',
      failed: 'Etwas ist schiefgelaufen',
      lost: 'Gerät verloren?',
      other:
        'Wenn Sie ein anderes Gerät haben, melden Sie sich damit auf Ihrer eigenen Seite an, und entfernen Sie dort das verlorene.',
      me: 'Ihr Konto',
      unnamed: 'Diese Adresse nennt keine Anmeldung.',
      failedHint: 'Gehen Sie zurück zur Anwendung, und melden Sie sich noch einmal an.',
    },
    help: {
      noAccess: (application) =>
        `Sie sind hier bekannt, haben aber keinen Zugriff auf ${application}. Bitten Sie die Verantwortlichen um eine Einladung, oder wählen Sie einen anderen Passkey, falls Sie einen haben.`,
      noAccessYet: (application) =>
        `Sie sind hier bekannt, haben aber keinen Zugriff auf ${application}. Fragen Sie ihn unten an, oder wählen Sie einen anderen Passkey, falls Sie einen haben.`,
      suspended: (application) =>
        `Ihr Zugriff auf ${application} ist gesperrt. Wenden Sie sich an die Verantwortlichen.`,
      deviceSuspended:
        'Dieser Passkey ist gesperrt. Verwenden Sie ein anderes Gerät, oder bitten Sie die Verantwortlichen der Anwendung, ihn zu aktivieren.',
      refused:
        'Dieser Passkey wurde nicht akzeptiert. Wählen Sie einen anderen, oder sehen Sie unten nach, falls Sie Ihr Gerät verloren haben.',
      expired: (application) =>
        `Diese Anmeldung hat zu lange gedauert. Gehen Sie zurück zu ${application}, und beginnen Sie von vorn.`,
      closed: (application) =>
        `${application} ist zurzeit geschlossen. Fragen Sie die Verantwortlichen, wann wieder geöffnet wird.`,
      noPasskey:
        'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, wählen Sie ein Smartphone, falls das angeboten wird, oder sehen Sie unten nach, falls Sie Ihr Gerät verloren haben.',
      noApproval:
        'Das Smartphone hat nicht bestätigt. Versuchen Sie es noch einmal, verwenden Sie einen Passkey dieses Geräts, oder sehen Sie unten nach, falls Sie Ihr Smartphone verloren haben.',
      other: (application) =>
        `Das hat nicht funktioniert. Versuchen Sie es gleich noch einmal. Wenn es dabei bleibt, fragen Sie die Verantwortlichen von ${application}.`,
    },
  },
  'pages/recoverUser': {
    title: 'Neuen Passkey erstellen',
    checking: 'Ihr Link wird geprüft …',
    about: (organisation, application) => `${organisation} gibt Ihnen wieder Zugang zu ${application}.`,
    aboutAll: (organisation) => `${organisation} gibt Ihnen wieder Zugang zu allem, was Ihnen offensteht.`,
    lead: 'Sie erstellen den neuen Passkey auf der Website der Anwendung, mit dem Gerät, das Sie gerade verwenden. Der Link funktioniert einmal.',
    here: 'Sie erstellen den neuen Passkey auf dem Gerät, das Sie gerade verwenden. Der Link funktioniert einmal.',
    onPhone:
      'Öffnen Sie diesen Link auf dem Smartphone, mit dem Sie bestätigen werden: Der neue Passkey wird auf dem Gerät erstellt, das Sie gerade verwenden. Der Link funktioniert einmal.',
    make: 'Neuen Passkey erstellen',
    ready: 'Ihr neuer Passkey ist bereit',
    done: 'Sie können sich jetzt damit anmelden und diese Seite schließen.',
    me: 'Geräte ansehen und das verlorene entfernen',
    failed: 'Dieser Link kann nicht verwendet werden',
    failedHint: 'Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
  },
} satisfies Partial<Catalogue>;
