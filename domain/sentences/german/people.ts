import { features } from './features.ts';
import { role } from './roles.ts';

/** What the refusals of `domain/refusals/people.ts` say. */
export const people = {
  'operator.unknown': (about?: { email: string }) =>
    about
      ? `Unter der Adresse ${about.email} gibt es keinen Operator.`
      : 'Dieser Operator ist nicht registriert.',
  'operator.taken': 'Diese E-Mail-Adresse ist bereits registriert.',
  'operator.self': 'Sie können sich nicht selbst sperren oder löschen',
  'operator.suspended':
    'Dieses Konto ist gesperrt. Die Administratoren der Organisation können es wieder aktivieren.',
  'operator.unverified': 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse',
  'operator.last':
    'Dies ist das einzige Teammitglied mit der Rolle „Owner“, das sich anmelden kann. Geben Sie die Rolle zuerst einem anderen Mitglied, oder laden Sie jemanden dafür ein, oder aktivieren Sie ein Mitglied, das sie hat.',
  'role.needed': (about?: { role: string; needs: readonly string[] }) =>
    about
      ? `Ihre Rolle im Team, ${role(about.role)}, umfasst das nicht. Nötig ist die Rolle ${about.needs.map(role).join(' oder ')}.`
      : 'Ihre Rolle im Team umfasst das nicht',
  'role.higher': (about?: { role: string }) =>
    about
      ? `Mit Ihrer Rolle im Team, ${role(about.role)}, können Sie keine Rolle vergeben oder ändern, die mehr darf.`
      : 'Mit Ihrer Rolle im Team können Sie keine Rolle vergeben oder ändern, die mehr darf',

  'user.unknown': 'Diesen Benutzer gibt es nicht',
  'user.taken':
    'Dieser Benutzer ist bereits registriert. Bitte melden Sie sich an, oder wählen Sie einen anderen Namen.',
  'user.suspended':
    'Dieser Benutzer ist gesperrt. Die Verantwortlichen der Organisation können ihn wieder aktivieren.',
  'user.limit': `Fehler: Das Kontingent für ${features['max.user.per.app.count']} ist aufgebraucht. Die Verantwortlichen der Organisation können einen größeren Tarif wählen.`,
  'user.uninvited':
    'Hier können sich nur eingeladene Personen registrieren. Bitte fragen Sie die Verantwortlichen nach einer Einladung.',
  'user.tooMany':
    'Aus diesem Netzwerk haben sich heute zu viele Personen registriert. Bitte versuchen Sie es morgen erneut.',
  'user.totalLimit':
    'Fehler: Das Kontingent für Personen der Organisation ist aufgebraucht. Ihre Verantwortlichen können einen größeren Tarif wählen.',
  'user.username': 'Ein Benutzername kann nicht geändert werden',
  'user.token': 'Dieses Token gibt es nicht',
  'user.noAccess': 'Sie haben keinen Zugriff auf diese Anwendung. Ihre Verantwortlichen können ihn erteilen.',
  'user.accessLimit':
    'Diese Person hat bereits Zugriff auf 5.000 Anwendungen. Mehr sind nicht möglich. Bitte entziehen Sie zuerst den Zugriff auf eine davon.',
  'user.requestUnknown': 'Diese Bitte um Hilfe gibt es nicht',
  'user.requestOver': 'Diese Anfrage wurde bereits beantwortet oder ist abgelaufen',
  'user.requestsOff':
    'Für diese Anwendung kann hier kein Zugriff angefragt werden. Wenden Sie sich an die Verantwortlichen.',

  'person.joined':
    'Eine der beiden Personen wurde bereits mit einer anderen zusammengeführt. Machen Sie das zuerst rückgängig, oder wählen Sie jene Person.',
  'person.shared': (about?: { application: string }) =>
    about
      ? `Beide haben Zugriff auf ${about.application}. Löschen Sie dort zuerst einen der beiden Benutzer.`
      : 'Beide haben Zugriff auf dieselbe Anwendung. Löschen Sie dort zuerst einen der beiden Benutzer.',
  'person.address':
    'Eine andere Person hat diese Adresse. Wenn es dieselbe Person ist, führen Sie die beiden zusammen.',
  'person.addressOwn': 'Die Person hat diese Adresse bereits.',
  'person.addressLink':
    'Dieser Link gilt nicht mehr. Bitten Sie die Verantwortlichen Ihrer Organisation um einen neuen.',
  'attributes.large': 'Die eigenen Attribute einer Person sind größer als 16 KB. Bitte kürzen Sie einige.',
  'group.unknown': 'Diese Gruppe gibt es nicht',
  'group.taken': 'Eine andere Gruppe heißt bereits so. Bitte wählen Sie einen anderen Namen.',
  'group.limit':
    'Es gibt bereits 10.000 Gruppen. Mehr sind nicht möglich. Bitte löschen Sie eine, die nicht mehr gebraucht wird.',
  'group.source':
    'Über diese Gruppe und ihre Mitglieder entscheidet das Verzeichnis. Ändern Sie die Gruppe dort.',
  'group.most':
    'Eine Person kann höchstens 500 Gruppen angehören, und eine Anwendung kann höchstens 500 offenstehen. Bitte entfernen Sie zuerst eine.',

  'device.unknown': 'Dieses Gerät gibt es nicht',
  'device.taken': 'Dieses Gerät ist bereits registriert. Bitte melden Sie sich damit an.',
  'device.suspended':
    'Dieses Gerät ist gesperrt. Bitte verwenden Sie ein anderes, oder bitten Sie darum, dass dieses aktiviert wird.',
  'device.last': 'Das letzte Gerät kann nicht gelöscht werden',
  'device.limit': `Fehler: Das Kontingent für ${features['max.device.count']} ist aufgebraucht.`,
  'device.lastWorking':
    'Nur mit diesem Gerät ist noch eine Anmeldung möglich. Fügen Sie zuerst ein anderes hinzu, oder aktivieren Sie eines.',
  'device.unregistered':
    'Dieser Passkey ist hier nicht oder nicht mehr registriert. Bitte verwenden Sie einen anderen, oder registrieren Sie sich neu.',
  'device.single':
    'Diese Anwendung erlaubt nur ein Gerät pro Benutzer. Für ein anderes fragen Sie bitte die Verantwortlichen.',
  'device.bound':
    'Dieser Passkey konnte früher synchronisiert werden und kann es jetzt nicht mehr: Es ist ein anderer gleichen Namens. Bitte melden Sie sich mit einem anderen Gerät an, entfernen Sie diesen Passkey, und fügen Sie das Gerät neu hinzu.',

  'team.limit': `Fehler: Das Kontingent für ${features['max.team.size']} ist aufgebraucht.`,

  'invite.unknown': 'Diese Einladung gibt es nicht',
  'invite.expired': 'Diese Einladung ist abgelaufen. Bitte fragen Sie nach einer neuen.',
  'invite.used':
    'Diese Einladung wurde bereits verwendet. Bitte melden Sie sich an, oder fragen Sie nach einer neuen.',
  'invite.limit':
    'Es sind zu viele Einladungen offen. Bitte ziehen Sie zurück, was nicht mehr gebraucht wird.',
  'invite.type': 'Diese Einladung führt nicht zu dieser Anwendung',
  'invite.pending':
    'Diese Person wurde bereits eingeladen. Senden Sie die Einladung aus der Liste der Einladungen erneut.',
  'invite.ownSite':
    'Bei dieser Anwendung meldet man sich auf einer eigenen Website an und braucht dafür einen weiteren Passkey. Laden Sie gesondert zu ihr ein.',
  'invite.directory':
    'Das Verzeichnis dieser Anwendung muss ihre Benutzer bestätigen. Laden Sie gesondert zu ihr ein.',
  'invite.oneOf': (about?: { application: string; why: string }) =>
    about
      ? `${about.application}: ${about.why}`
      : 'Zu einer dieser Anwendungen kann derzeit nicht eingeladen werden',

  'invite.running':
    'Es werden bereits Einladungen gesendet. Warten Sie, bis alle gesendet sind, oder halten Sie den Versand an.',
  'invite.held':
    'Die eingeladene Person nimmt diese Einladung gerade an. Sehen Sie in einer Minute wieder nach: Dann ist die Person da, oder die Einladung lässt sich löschen.',
  'invite.again': (about?: { line: number }) =>
    about
      ? `Dieselbe Adresse wie in Zeile ${about.line}. Nur jene Zeile zählt.`
      : 'Dieselbe Adresse wie in einer früheren Zeile. Nur jene Zeile zählt.',
  'invite.incomplete':
    'Einige Zeilen der Datei sind nicht angekommen oder haben zu lange gewartet. Bitte wählen Sie die Datei erneut aus.',

  'recovery.unknown': 'Diese Wiederherstellung gibt es nicht',
  'recovery.over':
    'Diese Wiederherstellung ist beendet: Sie wurde gestoppt, verwendet, durch eine neuere ersetzt oder ist abgelaufen. Bitte fordern Sie eine neue an.',
  'recovery.early':
    'Die Wartezeit dieser Wiederherstellung ist noch nicht vorbei. Bitte öffnen Sie den Link danach noch einmal.',

  'admin.unknown': 'Diesen Admin gibt es nicht',
  'admin.taken': 'Es gibt bereits einen Admin mit diesem Namen',
  'admin.last': 'Der letzte Admin kann nicht entfernt werden',
  'admin.enrolled':
    'Dieses Konto hat einen Passkey, oder sein Passwort wurde geändert. Bitte melden Sie sich erneut an.',
  'admin.passkeyUnknown': 'Diesen Passkey gibt es nicht',
  'admin.passkeyTaken': 'Dieser Passkey ist bereits registriert',
  'admin.passkeyLast': 'Der letzte Passkey kann nicht entfernt werden. Fügen Sie zuerst einen anderen hinzu.',
  'admin.passkeyLimit': 'Es gibt bereits 20 Passkeys. Entfernen Sie zuerst einen davon.',
} as const;
