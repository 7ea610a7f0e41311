import type { DirectoryFault } from '../english/directories.ts';

type Server = { server: string };
type At = { at: string };

/** What is wrong with a company's directory, for the person who set it up. */
export const directories = {
  'ldap.unknownHost': ({ server }: Server) => `Es gibt keinen Server namens ${server}`,
  'ldap.noLookup': ({ server }: Server) => `Der Name ${server} kann gerade nicht aufgelöst werden`,
  'ldap.refused': ({ at }: At) => `${at} lehnt Verbindungen ab`,
  'ldap.unreached': ({ at }: At) => `${at} ist nicht erreichbar`,
  'ldap.silent': ({ at, seconds }: At & { seconds?: number }) => {
    if (seconds === undefined) return `${at} antwortet nicht`;
    return `${at} antwortet nicht innerhalb von ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`;
  },
  'ldap.closed': ({ at }: At) => `${at} hat die Verbindung geschlossen`,
  'ldap.moved': 'Der Lauf wurde unterbrochen, als die Organisation in diese Installation umgezogen ist',
  'ldap.forbidden': ({ server }: Server) =>
    `${server} liegt in einem Netzwerk, mit dem sich diese Installation nicht verbindet. Ihre Administration kann das Netzwerk mit LDAP_NETWORKS erlauben`,
  'ldap.certificateEnded': ({ server }: Server) => `Das Zertifikat von ${server} ist abgelaufen`,
  'ldap.certificateEarly': ({ server }: Server) => `Das Zertifikat von ${server} ist noch nicht gültig`,
  'ldap.certificateName': ({ server }: Server) => `Das Zertifikat gilt nicht für ${server}`,
  'ldap.untrusted': ({ server }: Server) =>
    `Das Zertifikat von ${server} ist nicht vertrauenswürdig. Fügen Sie das CA-Zertifikat hinzu`,
  'ldap.noTls': ({ at }: At) => `${at} spricht nicht wie erwartet TLS. Prüfen Sie Port und Verschlüsselung`,
  'ldap.authorities': 'Das CA-Zertifikat ist nicht lesbar',
  'ldap.noLdap': ({ at, startTls }: At & { startTls?: boolean }) =>
    `${at} spricht nicht wie erwartet LDAP${startTls ? ' oder beherrscht kein StartTLS' : ''}`,
  'ldap.tooMuch': ({ server }: Server) =>
    `${server} hat mehr gesendet, als auf einmal gelesen werden kann. Ein Eintrag kann 64 KB haben: Lassen Sie lange Attribute in der Attributzuordnung weg`,
  'ldap.noTime': ({ server }: Server) => `Die Zeit von ${server} hat nicht gereicht`,
  'ldap.sizeLimit': ({ server }: Server) =>
    `${server} sendet dieser Bind-DN weniger Einträge, als es gibt. Erhöhen Sie dort das Größenlimit`,
  'ldap.referral': ({ server }: Server) =>
    `${server} verweist auf einen anderen Server. Verweisen (Referrals) wird nicht gefolgt`,
  'ldap.adminLimit': ({ server }: Server) => `${server} lässt diese Bind-DN nicht so viele Einträge lesen`,
  'ldap.noEntry': ({ server, baseDn }: Server & { baseDn: string }) =>
    `${server} hat keinen Eintrag ${baseDn}`,
  'ldap.noUser': ({
    server,
    filter,
    baseDn,
    searchFilter,
  }: Server & { filter: string; baseDn: string; searchFilter?: string }) =>
    `${server} hat unterhalb von ${baseDn} keinen Eintrag mit dem Attribut ${filter}${searchFilter ? ', den der Suchfilter findet' : ''}`,
  'ldap.noBind': ({ server }: Server) => `${server} erlaubt dieser Bind-DN die Anmeldung nicht`,
  'ldap.wrongBind': ({ server }: Server) => `${server} akzeptiert Bind-DN und Passwort nicht`,
  'ldap.noRights': ({ server }: Server) => `${server} lässt diese Bind-DN die Benutzer nicht lesen`,
  'ldap.busy': ({ server }: Server) => `${server} ist überlastet`,
  'ldap.away': ({ server }: Server) => `${server} ist nicht verfügbar`,
  'ldap.code': ({ server, code }: Server & { code: number }) =>
    `${server} hat mit dem Code ${code} geantwortet`,
  'ldap.password': 'Ein Passwort ist erforderlich',
  'ldap.pageLost': ({ server }: Server) =>
    `${server} weiß nicht mehr, welche Seite der Einträge die nächste ist. Versuchen Sie es erneut`,
  'ldap.emptyPages': ({ server }: Server) =>
    `${server} sendet eine leere Seite der Einträge nach der anderen. Versuchen Sie es erneut, wenn der Server weniger zu tun hat`,
  'ldap.noPages': ({ server }: Server) =>
    `${server} kennt keine seitenweise Suche (RFC 2696) oder erlaubt sie dieser Bind-DN nicht`,
  'ldap.noUsers': 'Das Verzeichnis zeigt keine Benutzer, deshalb wurde niemand geändert',
} as const;

/** The sentence, without a full stop. */
export function directorySays({ code, values }: DirectoryFault): string {
  const sentence = directories[code] as string | ((values: unknown) => string);
  return typeof sentence === 'string' ? sentence : sentence(values);
}
