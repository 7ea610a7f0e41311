import type { DirectoryFault } from '../english/directories.ts';
import { featureIn } from '../featureNames.ts';
import { directorySays } from './directories.ts';
import { features } from './features.ts';

/** What the refusals of `domain/refusals/customers.ts` say. */
export const customers = {
  'organisation.unknown': 'Diese Organisation gibt es nicht',
  'organisation.suspended':
    'Diese Organisation ist gesperrt. Ihre Verantwortlichen können unseren Support bitten, sie wieder zu aktivieren.',
  'organisation.subdomain': 'Diese Adresse ist bereits vergeben. Bitte wählen Sie eine andere.',
  'organisation.subdomainSet': 'Die Adresse einer Organisation kann nur einmal festgelegt werden',
  'organisation.subdomainUnusable':
    'Dieser Name ist nicht verwendbar: 6 bis 30 Buchstaben, Ziffern und Bindestriche, am Anfang und am Ende ein Buchstabe oder eine Ziffer',
  'organisation.young':
    'In der ersten Woche kann eine Organisation 50 E-Mails am Tag senden. Bitte senden Sie die übrigen morgen.',
  'organisation.ended':
    'Das Abonnement dieser Organisation ist beendet. Alles kann gelesen und exportiert werden; bitte erneuern Sie es, um etwas zu ändern.',
  'organisation.closed':
    'Das Abonnement dieser Organisation ist seit mehr als 14 Tagen beendet. Bis ihre Administratoren es erneuern, kann sich niemand anmelden.',
  'organisation.noRequest': 'Diese Organisation wurde nicht auf eigenen Wunsch gesperrt',
  'organisation.requested':
    'Diese Organisation hat ihre Löschung oder Sperrung selbst beantragt. Aktivieren Sie sie unter „Anträge“.',
  'organisation.noBackup':
    'Es gibt kein Backup zum Abholen: Die Löschung wurde zurückgenommen oder ist erledigt',
  'organisation.backupShared': 'Dieses Backup wurde bereits abgeholt. Der Link funktioniert nur einmal.',

  'plan.unknown': 'Diesen Tarif gibt es nicht',
  'plan.taken': 'Es gibt bereits einen Tarif mit dieser ID',
  'plan.feature': (about?: { feature: string; used?: boolean }) => {
    if (!about) return 'Der Tarif dieser Organisation umfasst diese Funktion nicht';
    return about.used
      ? `Fehler: Das Kontingent für ${featureIn(features, about.feature)} ist aufgebraucht.`
      : `${featureIn(features, about.feature)} ist deaktiviert`;
  },
  'plan.withdrawn': 'Dieser Tarif wird nicht mehr verkauft. Bitte wählen Sie einen anderen.',
  'plan.trial': 'Jede Organisation beginnt mit diesem Tarif, deshalb kann er nicht zurückgezogen werden',

  'application.unknown': 'Diese Anwendung gibt es nicht',
  'application.suspended': 'Diese Anwendung ist gesperrt. Die Verantwortlichen können sie wieder aktivieren.',
  'application.limit': ({ limit } = { limit: 'app.count' }) =>
    `Fehler: Das Kontingent für ${featureIn(features, limit)} ist aufgebraucht.`,
  'application.kind': 'Diese Anwendung ist von anderer Art',
  'application.secret': 'Diese Anwendung hat kein solches Secret',
  'application.encryptionCertificate': 'Bitte laden Sie ein Verschlüsselungszertifikat hoch',
  'application.signingCertificate': 'Bitte laden Sie ein Signaturzertifikat hoch',
  'brand.logo':
    'Das Logo ist kein PNG-, JPEG-, GIF- oder WebP-Bild mit höchstens 64 KB. Bitte wählen Sie eine andere Datei.',
  'application.logo':
    'Die Logo-URL führt zu keinem PNG-, JPEG-, GIF- oder WebP-Bild mit höchstens 200 KB. Bitte wählen Sie eine Datei.',
  'application.resourceTaken':
    'Diese Anwendung hat bereits eine Ressource mit diesem Indikator. Bitte geben Sie einen anderen ein.',
  'application.resourceLimit':
    'Diese Anwendung hat zu viele Ressourcen. Bitte entfernen Sie, was nicht mehr gebraucht wird.',
  'application.resource': 'Diese Ressource gibt es nicht',

  'directory.off':
    'LDAP ist für diese Anwendung ausgeschaltet. Bitte schalten Sie es zuerst unter „Benutzerquelle“ ein.',
  'directory.unset': 'Bitte geben Sie zuerst die LDAP-Einstellungen ein',
  'directory.password':
    'Bitte geben Sie das Bind-Passwort erneut ein: Es geht an einen anderen Server oder mit einem anderen Namen als bisher',
  'directory.failed': (about?: { why: DirectoryFault }) =>
    about ? `${directorySays(about.why)}.` : 'Das Verzeichnis kann nicht verwendet werden',
  'directory.away': 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  'directory.newer':
    'Das Verzeichnis wurde inzwischen noch einmal gelesen. Bitte sehen Sie nach, was es jetzt enthält.',
  'directory.wrong': 'Die Überprüfung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  'directory.unchecked':
    'Hier können sich nur Personen aus dem Verzeichnis registrieren. Öffnen Sie den Link in Ihrer Einladung, um sich prüfen zu lassen.',
  'directory.account': (about?: { why: 'locked' | 'password' }) =>
    ({
      locked:
        'Das Verzeichnis hat dieses Konto gesperrt. Bitte versuchen Sie es später noch einmal, oder fragen Sie die Administration des Verzeichnisses.',
      password:
        'Das Passwort ist abgelaufen oder muss geändert werden. Bitte ändern Sie es zuerst in Ihrem Unternehmen.',
      other:
        'Das Verzeichnis lässt dieses Konto nicht zur Anmeldung zu. Bitte fragen Sie die Administration des Verzeichnisses.',
    })[about?.why ?? 'other'],

  'wordpress.off': 'Das WordPress-Plugin ist für diese Anwendung ausgeschaltet',
} as const;
