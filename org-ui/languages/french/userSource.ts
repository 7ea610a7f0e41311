import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('fr');
const users = (count: number) => `${number(count)} ${count < 2 ? 'utilisateur' : 'utilisateurs'}`;
const entries = (count: number) => `${number(count)} ${count < 2 ? 'entrée' : 'entrées'}`;
const groups = (count: number) => `${number(count)} ${count < 2 ? 'groupe' : 'groupes'}`;

/** Names of some of so many people. */
function someOf(count: number, names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ');
  const others = count - Math.min(names.length, most);
  return others && shown ? `${shown} et ${number(others)} ${others < 2 ? 'autre' : 'autres'}` : shown;
}

/** What the tab about the source of the users says in French. */
export const userSource = {
  'things/userSource': {
    title: 'Source des utilisateurs',
    text: 'Les utilisateurs peuvent venir de l’annuaire LDAP ou de l’Active Directory de votre entreprise. Les personnes invitées prouvent alors leur identité avec leur mot de passe de l’annuaire, avant de créer une clé d’accès.',
    toggle: 'LDAP / Active Directory',
    internal: 'Désactivé\u00a0: les personnes s’inscrivent dans cette application.',
    external: 'Activé\u00a0: les personnes de votre annuaire utilisent cette application.',
    on: 'LDAP est activé',
    off: 'LDAP est désactivé',
    failed: 'La source des utilisateurs n’a pas pu être modifiée',
    settings: 'Paramètres LDAP',
    none: 'Aucun annuaire n’est encore configuré.',
    noneHint: 'Saisissez l’adresse de votre serveur LDAP et un compte autorisé à lire les utilisateurs.',
    enter: 'Saisir les paramètres',
    saved: 'Paramètres LDAP enregistrés',
    saveFailed: 'Les paramètres LDAP n’ont pas pu être enregistrés',
    test: 'Tester la connexion',
    tested: 'La connexion fonctionne\u00a0: l’annuaire a été lu',
    testFailed: 'L’annuaire ne peut pas être utilisé',
    authorities: 'Autorités publiques',
    ownCertificate: 'Certificat propre',
    everybody: 'Toutes les entrées avec un nom d’utilisateur',
    allGroups: 'Tous les groupes',
    underBase: 'Le DN de base',
    usualMap: 'Habituelle',
    never: 'Seulement à la demande',
    every: (hours) => (hours < 2 ? 'Toutes les heures' : `Toutes les ${hours} heures`),
    sync: {
      title: 'Synchronisation des utilisateurs',
      now: 'Synchroniser',
      refused: 'La synchronisation des utilisateurs n’a pas pu démarrer',
      never:
        'Les utilisateurs de l’annuaire n’ont pas encore été lus. Testez la connexion, puis synchronisez.',
      running: 'Lecture de l’annuaire…',
      ended: (when) => `Dernière exécution\u00a0: ${when}.`,
      next: (when) => `Prochaine exécution\u00a0: ${when}.`,
      failed: (why) => `La dernière exécution n’est pas allée jusqu’au bout\u00a0: ${why}`,
      read: 'Lus',
      created: 'Nouveaux',
      changed: 'Modifiés',
      unchanged: 'Inchangés',
      gone: 'Partis, suspendus',
      skipped: 'Ignorés',
      closed: 'Désactivés, verrouillés ou expirés',
      referred: 'Renvois vers d’autres serveurs, non suivis',
      noPerson: 'Ordinateurs, contacts, groupes',
      groups: 'Groupes',
      groupsCreated: 'Nouveaux groupes',
      groupsChanged: 'Groupes renommés',
      groupsGone: 'Groupes disparus',
      joined: 'Ajouts à des groupes',
      left: 'Retraits de groupes',
      groupsHeld: (count) =>
        count < 2
          ? `${groups(count)} de l’annuaire a le nom ou l’identifiant d’un autre groupe, ou un nom qu’aucun groupe ne peut avoir ici. Il est ignoré, ou garde son ancien nom. Renommez l’un des deux, et la prochaine exécution le reprendra.`
          : `${groups(count)} de l’annuaire ont le nom ou l’identifiant d’un autre groupe, ou un nom qu’aucun groupe ne peut avoir ici. Ils sont ignorés, ou gardent leur ancien nom. Renommez l’un des deux groupes concernés, et la prochaine exécution le reprendra.`,
      groupsLeaving: {
        text: (count) =>
          `${groups(count)} ne ${count < 2 ? 'figure' : 'figurent'} plus dans l’annuaire, et rien n’a encore été supprimé. Si vos groupes y sont toujours, vérifiez d’abord le DN de base et le filtre des groupes.`,
        yes: 'Supprimer ces groupes',
        sure: 'L’annuaire est lu encore une fois. Les groupes toujours absents sont supprimés, et ce qui leur était ouvert est fermé à leurs membres.',
      },
      taken: (count) =>
        count < 2
          ? `${users(count)} a dans l’annuaire un nouveau nom d’utilisateur qu’un autre utilisateur de cette application porte déjà. L’ancien nom est conservé. Renommez ou supprimez l’autre utilisateur dans l’annuaire ou ici, et la prochaine exécution fera le changement.`
          : `${users(count)} ont dans l’annuaire un nouveau nom d’utilisateur qu’un autre utilisateur de cette application porte déjà. Les anciens noms sont conservés. Renommez ou supprimez l’autre utilisateur dans l’annuaire ou ici, et la prochaine exécution fera le changement.`,
      notJoined: (count) =>
        `${number(count)} ${count < 2 ? 'appartenance à un groupe a été laissée' : 'appartenances à des groupes ont été laissées'} de côté, car la personne appartient déjà à 500 groupes, le maximum. Retirez-la d’un autre groupe, ou écartez des groupes avec le filtre des groupes, et la prochaine exécution l’ajoutera.`,
      noRoom: (count) =>
        count < 2
          ? `${number(count)} personne de l’annuaire n’a pas été ajoutée, car le forfait est complet ou terminé, ou car elle a déjà accès à autant d’applications qu’une personne peut en avoir. Choisissez un forfait plus grand ou supprimez les utilisateurs partis, et la prochaine exécution l’ajoutera.`
          : `${number(count)} personnes de l’annuaire n’ont pas été ajoutées, car le forfait est complet ou terminé, ou car elles ont déjà accès à autant d’applications qu’une personne peut en avoir. Choisissez un forfait plus grand ou supprimez les utilisateurs partis, et la prochaine exécution les ajoutera.`,
      full: (count, who) => {
        const whose = someOf(count, who, 20);
        return `Pour ${users(count)}, des valeurs d’attributs propres à votre organisation ont été laissées de côté, car elles dépassent ensemble 16\u00a0Ko${whose && `\u00a0: ${whose}`}. Les anciennes valeurs restent. Raccourcissez-les dans l’annuaire ou associez moins d’attributs, et la prochaine exécution les reprendra.`;
      },
      twice: (count) =>
        `${entries(count)} ${count < 2 ? 'a' : 'ont'} l’identifiant (entryUUID ou objectGUID) d’une autre entrée sous le DN de base, et ${count < 2 ? 'a été ignorée' : 'ont été ignorées'}. Restreignez le DN de base, ou corrigez l’annuaire.`,
      preview: {
        button: 'Afficher ce qui changerait',
        text: 'Rien n’a encore été modifié. Voici ce que ferait l’annuaire\u00a0:',
        come: (count, names) => `Nouveaux (${number(count)})\u00a0: ${someOf(count, names, 100)}`,
        change: (count, names) => `Modifiés (${number(count)})\u00a0: ${someOf(count, names, 100)}`,
        go: (count, names) => `Suspendus (${number(count)})\u00a0: ${someOf(count, names, 100)}`,
        wait: (count, names) =>
          `En attente (${number(count)}), car quelqu’un d’autre a leur nom ou leur adresse\u00a0: ${someOf(count, names, 100)}`,
        groups: (count, names) => `Nouveaux groupes (${number(count)})\u00a0: ${someOf(count, names, 100)}`,
      },
      leaving: {
        text: (count, names) => {
          const who = someOf(count, names, 10);
          return `${users(count)} ne ${count < 2 ? 'figure' : 'figurent'} plus dans l’annuaire, et personne n’a encore été suspendu${who && `\u00a0: ${who}`}. S’il ne s’agit pas de départs, vérifiez d’abord le DN de base et le filtre.`;
        },
        yes: 'Les suspendre',
        sure: 'L’annuaire est lu encore une fois. Les utilisateurs toujours absents sont suspendus, et leurs sessions prennent fin.',
      },
      held: {
        text: (count) =>
          `${entries(count)} de l’annuaire ${count < 2 ? 'a' : 'ont'} le nom d’utilisateur ou l’adresse e-mail d’une personne qui ne vient pas de cette entrée, ici ou dans une autre application. ${count < 2 ? 'Elle est ignorée' : 'Elles sont ignorées'} jusqu’à votre décision\u00a0; «\u00a0Afficher ce qui changerait\u00a0» en donne les noms. Si c’était quelqu’un d’autre, supprimez cet utilisateur.`,
        yes: 'Ce sont les mêmes personnes',
        sure: 'Ces personnes deviennent les utilisateurs des entrées et gardent leurs clés d’accès. Qui peut se connecter à la place de l’une d’elles pourra continuer\u00a0: assurez-vous que chacune est bien la même personne.',
      },
    },
    fields: {
      server: 'Adresse du serveur LDAP',
      serverHint: 'Un nom d’hôte comme ldap.acme.example, sans ldap://',
      port: 'Port LDAP',
      portHint: 'En général 636 pour LDAPS et 389 pour StartTLS.',
      portWrong: 'Saisissez un nombre de 1 à 65535',
      security: 'Chiffrement',
      securities: { ldaps: 'LDAPS (TLS dès le début)', starttls: 'StartTLS' },
      certificate: 'Certificat CA',
      certificateHint:
        'Au format PEM, pour un serveur dont le certificat vient de votre propre autorité. Laissez ce champ vide pour une autorité publique.',
      baseDn: 'DN de base',
      baseDnHint: 'Les utilisateurs se trouvent en dessous, par exemple ou=people,dc=acme,dc=example',
      bindDn: 'DN de liaison',
      bindDnHint: 'Le compte qui lit l’annuaire.',
      password: 'Mot de passe',
      passwordKept:
        'Laissez ce champ vide pour garder le mot de passe. Il faut le saisir à nouveau pour un autre serveur ou un autre DN de liaison.',
      filter: 'Filtre',
      filterHint:
        'L’attribut qui contient le nom d’utilisateur\u00a0: uid, ou sAMAccountName dans Active Directory.',
      attributes: 'Attributs',
      attributesHint: 'Ce qui est lu de chaque utilisateur, séparé par des espaces.',
      searchFilter: 'Filtre de recherche',
      searchFilterHint:
        'Quelles entrées sont des utilisateurs, par exemple (&(objectClass=user)(memberOf=cn=staff,dc=acme,dc=example)). Laissez ce champ vide pour toutes celles qui ont un nom d’utilisateur.',
      attributeMap: 'Correspondance des attributs',
      attributeMapHint:
        'Des lignes comme department = departmentNumber ou\u00a0: un attribut des utilisateurs, et ceux de l’annuaire où il est lu, le meilleur en premier. Ce qui n’a pas de ligne est lu comme d’habitude, si «\u00a0Attributs\u00a0» le contient. custom.cost_centre = departmentNumber remplit un attribut de votre organisation.',
      groups: 'Groupes',
      groupsHint: 'Si la synchronisation des utilisateurs lit aussi les groupes de l’annuaire.',
      groupChoices: { off: 'Non lus', on: 'Lus' },
      groupName: 'Nom du groupe',
      groupNameHint: 'L’attribut qui contient le nom d’un groupe, par exemple cn.',
      groupBaseDn: 'DN de base des groupes',
      groupBaseDnHint: 'Les groupes se trouvent en dessous. Laissez ce champ vide pour le DN de base.',
      groupFilter: 'Filtre des groupes',
      groupFilterHint: 'Quels groupes sont lus, par exemple (cn=app-*). Laissez ce champ vide pour tous.',
      passwordAttribute: 'Attribut du mot de passe',
      passwordAttributeHint: 'Cet attribut n’est jamais lu. C’est l’annuaire qui vérifie les mots de passe.',
      syncHours: 'Synchronisation des utilisateurs',
      syncHint: 'Heures entre deux exécutions, ou 0 pour seulement à la demande.',
      syncWrong: 'Saisissez un nombre de 0 à 168',
    },
  },
} satisfies Partial<Catalogue>;
