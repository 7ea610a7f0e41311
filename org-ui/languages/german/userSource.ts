import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('de');

/** Names of some of so many people. */
function someOf(count: number, names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ');
  const others = count - Math.min(names.length, most);
  return others && shown ? `${shown} und ${number(others)} weitere` : shown;
}
const one = (count: number) => count === 1;

/** What the tab about the source of users says, in German. */
export const userSource = {
  'things/userSource': {
    title: 'Quelle der Benutzer',
    text: 'Benutzer können aus dem LDAP-Verzeichnis oder Active Directory Ihres Unternehmens kommen. Eingeladene Personen weisen sich dann mit ihrem Passwort aus dem Verzeichnis aus, bevor sie einen Passkey erstellen.',
    toggle: 'LDAP / Active Directory',
    internal: 'Aus: Personen registrieren sich in dieser Anwendung.',
    external: 'Ein: Personen aus Ihrem Verzeichnis nutzen diese Anwendung.',
    on: 'LDAP ist eingeschaltet',
    off: 'LDAP ist ausgeschaltet',
    failed: 'Die Benutzerquelle konnte nicht geändert werden',
    settings: 'LDAP-Einstellungen',
    none: 'Noch wurde kein Verzeichnis eingegeben.',
    noneHint: 'Geben Sie die Adresse Ihres LDAP-Servers und ein Konto ein, das die Benutzer lesen darf.',
    enter: 'Einstellungen eingeben',
    saved: 'LDAP-Einstellungen gespeichert',
    saveFailed: 'Die LDAP-Einstellungen konnten nicht gespeichert werden',
    test: 'Verbindung testen',
    tested: 'Die Verbindung funktioniert: Das Verzeichnis wurde gelesen',
    testFailed: 'Das Verzeichnis kann nicht verwendet werden',
    authorities: 'Öffentliche Zertifizierungsstellen',
    ownCertificate: 'Eigenes Zertifikat',
    everybody: 'Alle Einträge mit einem Benutzernamen',
    allGroups: 'Alle Gruppen',
    underBase: 'Die Base-DN',
    usualMap: 'Wie üblich',
    never: 'Nur auf Anforderung',
    every: (hours) => (one(hours) ? 'Jede Stunde' : `Alle ${hours} Stunden`),
    sync: {
      title: 'Benutzer-Synchronisierung',
      now: 'Jetzt synchronisieren',
      refused: 'Die Benutzer-Synchronisierung konnte nicht gestartet werden',
      never:
        'Die Benutzer des Verzeichnisses wurden noch nicht gelesen. Testen Sie die Verbindung, und synchronisieren Sie dann.',
      running: 'Das Verzeichnis wird gelesen …',
      ended: (when) => `Letzter Lauf: ${when}.`,
      next: (when) => `Nächster Lauf: ${when}.`,
      failed: (why) => `Der letzte Lauf wurde nicht abgeschlossen: ${why}`,
      read: 'Gelesen',
      created: 'Neu',
      changed: 'Geändert',
      unchanged: 'Unverändert',
      gone: 'Verschwunden, gesperrt',
      skipped: 'Übersprungen',
      closed: 'Deaktiviert, gesperrt oder abgelaufen',
      referred: 'Verweise auf andere Server, nicht verfolgt',
      noPerson: 'Computer, Kontakte, Gruppen',
      groups: 'Gruppen',
      groupsCreated: 'Neue Gruppen',
      groupsChanged: 'Umbenannte Gruppen',
      groupsGone: 'Verschwundene Gruppen',
      joined: 'Zu Gruppen hinzugefügt',
      left: 'Aus Gruppen entfernt',
      groupsHeld: (count) =>
        one(count)
          ? '1 Gruppe des Verzeichnisses hat den Namen oder die ID einer anderen Gruppe oder einen Namen, den hier keine Gruppe haben kann. Sie wird ausgelassen oder behält ihren bisherigen Namen. Benennen Sie eine der beiden um, und der nächste Lauf übernimmt sie.'
          : `${number(count)} Gruppen des Verzeichnisses haben den Namen oder die ID einer anderen Gruppe oder einen Namen, den hier keine Gruppe haben kann. Sie werden ausgelassen oder behalten ihren bisherigen Namen. Benennen Sie jeweils eine um, und der nächste Lauf übernimmt sie.`,
      groupsLeaving: {
        text: (count) =>
          `${one(count) ? '1 Gruppe ist' : `${number(count)} Gruppen sind`} nicht mehr im Verzeichnis; gelöscht wurde noch nichts. ` +
          'Prüfen Sie zuerst Base-DN und Filter der Gruppen, falls es sie noch gibt.',
        yes: 'Diese Gruppen löschen',
        sure: 'Das Verzeichnis wird noch einmal gelesen. Gruppen, die dann noch fehlen, werden gelöscht, und ihre Mitglieder verlieren, was ihnen dadurch offenstand.',
      },
      taken: (count) =>
        one(count)
          ? '1 Benutzer hat im Verzeichnis einen neuen Benutzernamen, den ein anderer Benutzer dieser Anwendung hat, und behält den bisherigen. Benennen Sie den anderen Benutzer im Verzeichnis oder hier um, oder löschen Sie ihn; der nächste Lauf benennt den Benutzer dann um.'
          : `${number(count)} Benutzer haben im Verzeichnis einen neuen Benutzernamen, den ein anderer Benutzer dieser Anwendung hat, und behalten den bisherigen. Benennen Sie den anderen Benutzer jeweils im Verzeichnis oder hier um, oder löschen Sie ihn; der nächste Lauf benennt die Benutzer dann um.`,
      notJoined: (count) =>
        `${one(count) ? '1 Mitgliedschaft in einer Gruppe wurde' : `${number(count)} Mitgliedschaften in Gruppen wurden`} ausgelassen, weil die Person schon zu 500 Gruppen gehört; mehr sind nicht möglich. ` +
        'Nehmen Sie sie aus einer anderen Gruppe, oder lassen Sie mit dem Gruppenfilter Gruppen aus, und der nächste Lauf holt das nach.',
      noRoom: (count) =>
        one(count)
          ? '1 Person des Verzeichnisses ist nicht dazugekommen, weil der Tarif voll oder zu Ende ist oder weil sie schon Zugang zu so vielen Anwendungen hat, wie eine Person haben kann. Wählen Sie einen größeren Tarif, oder löschen Sie ausgeschiedene Benutzer, und der nächste Lauf nimmt sie auf.'
          : `${number(count)} Personen des Verzeichnisses sind nicht dazugekommen, weil der Tarif voll oder zu Ende ist oder weil sie schon Zugang zu so vielen Anwendungen haben, wie eine Person haben kann. Wählen Sie einen größeren Tarif, oder löschen Sie ausgeschiedene Benutzer, und der nächste Lauf nimmt sie auf.`,
      full: (count, who) => {
        const whose = someOf(count, who, 20);
        return `Bei ${one(count) ? '1 Benutzer' : `${number(count)} Benutzern`} wurden Werte eigener Attribute Ihrer Organisation ausgelassen, weil sie zusammen mehr als 16 KB umfassen${whose && `: ${whose}`}. Die bisherigen Werte bleiben. Kürzen Sie sie im Verzeichnis oder ordnen Sie weniger Attribute zu, und der nächste Lauf übernimmt sie.`;
      },
      twice: (count) =>
        `${one(count) ? '1 Eintrag hat' : `${number(count)} Einträge haben`} die ID (entryUUID oder objectGUID) eines anderen Eintrags unterhalb der Base-DN ` +
        `und ${one(count) ? 'wurde' : 'wurden'} ausgelassen. Grenzen Sie die Base-DN ein, oder korrigieren Sie das Verzeichnis.`,
      preview: {
        button: 'Änderungen vorab anzeigen',
        text: 'Noch wurde nichts geändert. Das würde das Verzeichnis bewirken:',
        come: (count, names) =>
          `${number(count)} ${one(count) ? 'käme' : 'kämen'} hinzu: ${someOf(count, names, 100)}`,
        change: (count, names) =>
          `${number(count)} ${one(count) ? 'würde' : 'würden'} geändert: ${someOf(count, names, 100)}`,
        go: (count, names) =>
          `${number(count)} ${one(count) ? 'würde' : 'würden'} gesperrt: ${someOf(count, names, 100)}`,
        wait: (count, names) =>
          `${number(count)} ${one(count) ? 'würde' : 'würden'} warten, weil jemand anderes denselben Namen oder dieselbe Adresse hat: ${someOf(count, names, 100)}`,
        groups: (count, names) =>
          `${one(count) ? '1 Gruppe käme' : `${number(count)} Gruppen kämen`} hinzu: ${someOf(count, names, 100)}`,
      },
      leaving: {
        text: (count, names) => {
          const who = someOf(count, names, 10);
          const text = `${number(count)} Benutzer ${one(count) ? 'ist' : 'sind'} nicht mehr im Verzeichnis; gesperrt wurde noch niemand`;
          return `${text}${who && `: ${who}`}. Prüfen Sie zuerst Base-DN und Filter, falls niemand ausgeschieden ist.`;
        },
        yes: 'Sperren',
        sure: 'Das Verzeichnis wird noch einmal gelesen. Wer dann noch fehlt, wird gesperrt, und die zugehörigen Sitzungen enden.',
      },
      held: {
        text: (count) =>
          `${one(count) ? '1 Eintrag des Verzeichnisses hat' : `${number(count)} Einträge des Verzeichnisses haben`} den Benutzernamen oder die E-Mail-Adresse einer Person, ` +
          'die hier oder in einer anderen Anwendung nicht aus diesem Eintrag stammt. ' +
          `Bis Sie entscheiden, ${one(count) ? 'wird er' : 'werden sie'} ausgelassen; „Änderungen vorab anzeigen“ nennt die Namen. War die Person jemand anderes, löschen Sie jenen Benutzer.`,
        yes: 'Es sind dieselben Personen',
        sure: 'Diese Personen werden zu den Benutzern der Einträge und behalten ihre Passkeys. Wer sich als eine von ihnen anmelden kann, kann das weiterhin; vergewissern Sie sich also, dass es jeweils dieselbe Person ist.',
      },
    },
    fields: {
      server: 'Adresse des LDAP-Servers',
      serverHint: 'Ein Hostname wie ldap.acme.example, ohne ldap://',
      port: 'LDAP-Port',
      portHint: 'Meist 636 für LDAPS und 389 für StartTLS.',
      portWrong: 'Bitte geben Sie eine Zahl von 1 bis 65535 ein',
      security: 'Verschlüsselung',
      securities: { ldaps: 'LDAPS (TLS von Anfang an)', starttls: 'StartTLS' },
      certificate: 'CA-Zertifikat',
      certificateHint:
        'Im PEM-Format, für einen Server mit einem Zertifikat Ihrer eigenen Zertifizierungsstelle. Bei einer öffentlichen lassen Sie das Feld leer.',
      baseDn: 'Base-DN',
      baseDnHint: 'Die Benutzer liegen darunter, zum Beispiel ou=people,dc=acme,dc=example',
      bindDn: 'Bind-DN',
      bindDnHint: 'Das Konto, das das Verzeichnis liest.',
      password: 'Passwort',
      passwordKept:
        'Lassen Sie das Feld leer, um das Passwort zu behalten. Für einen anderen Server oder eine andere Bind-DN wird es erneut gebraucht.',
      filter: 'Filter',
      filterHint: 'Das Attribut mit dem Benutzernamen: uid oder in Active Directory sAMAccountName.',
      attributes: 'Attribute',
      attributesHint: 'Was von jedem Benutzer gelesen wird, durch Leerzeichen getrennt.',
      searchFilter: 'Suchfilter',
      searchFilterHint:
        'Welche Einträge Benutzer sind, zum Beispiel (&(objectClass=user)(memberOf=cn=staff,dc=acme,dc=example)). Leer für alle mit einem Benutzernamen.',
      attributeMap: 'Attributzuordnung',
      attributeMapHint:
        'Zeilen wie department = departmentNumber ou: ein Attribut der Benutzer und die des Verzeichnisses, aus denen es gelesen wird, das beste zuerst. Was keine Zeile hat, wird wie üblich gelesen, sofern „Attribute“ es nennt. custom.cost_centre = departmentNumber füllt ein Attribut Ihrer Organisation.',
      groups: 'Gruppen',
      groupsHint: 'Ob die Benutzer-Synchronisierung auch die Gruppen des Verzeichnisses liest.',
      groupChoices: { off: 'Nicht gelesen', on: 'Gelesen' },
      groupName: 'Gruppenname',
      groupNameHint: 'Das Attribut mit dem Namen einer Gruppe, zum Beispiel cn.',
      groupBaseDn: 'Base-DN der Gruppen',
      groupBaseDnHint: 'Die Gruppen liegen darunter. Leer für die Base-DN.',
      groupFilter: 'Gruppenfilter',
      groupFilterHint: 'Welche Gruppen gelesen werden, zum Beispiel (cn=app-*). Leer für alle.',
      passwordAttribute: 'Passwortattribut',
      passwordAttributeHint: 'Dieses Attribut wird nie gelesen. Passwörter prüft das Verzeichnis.',
      syncHours: 'Benutzer-Synchronisierung',
      syncHint: 'Stunden zwischen zwei Läufen, oder 0 für nur auf Anforderung.',
      syncWrong: 'Bitte geben Sie eine Zahl von 0 bis 168 ein',
    },
  },
} satisfies Partial<Catalogue>;
