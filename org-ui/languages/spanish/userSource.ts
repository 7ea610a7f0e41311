import type { Catalogue } from '../../catalogue.ts';
import { inSpanish } from './counting.ts';

/** Names of some of so many people. */
function someOf(count: number, names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ');
  const others = count - Math.min(names.length, most);
  return others && shown ? `${shown} y ${inSpanish(others)} más` : shown;
}
/** One of two wordings, by a number. */
const by = (count: number, one: string, several: string) => (count === 1 ? one : several);
/** How many of something would be concerned, and who. */
const concerned = (count: number, does: string, names: readonly string[]) =>
  `${inSpanish(count)} ${does}: ${someOf(count, names, 100)}`;

/** What the source of the users says, in Spanish. */
export const userSource = {
  'things/userSource': {
    title: 'Origen de los usuarios',
    text: 'Los usuarios pueden proceder del directorio LDAP o de Active Directory de su empresa. Antes de crear una llave de acceso, las personas invitadas demuestran entonces quiénes son con su contraseña del directorio.',
    toggle: 'LDAP / Active Directory',
    internal: 'Desactivado: las personas se registran en esta aplicación.',
    external: 'Activado: las personas de su directorio usan esta aplicación.',
    on: 'LDAP está activado',
    off: 'LDAP está desactivado',
    failed: 'No se ha podido cambiar el origen de los usuarios',
    settings: 'Ajustes de LDAP',
    none: 'Aún no se ha introducido ningún directorio.',
    noneHint: 'Introduzca la dirección de su servidor LDAP y una cuenta que pueda leer los usuarios.',
    enter: 'Introducir ajustes',
    saved: 'Ajustes de LDAP guardados',
    saveFailed: 'No se han podido guardar los ajustes de LDAP',
    test: 'Probar la conexión',
    tested: 'La conexión funciona: se ha leído el directorio',
    testFailed: 'El directorio no se puede usar',
    authorities: 'Autoridades públicas',
    ownCertificate: 'Certificado propio',
    everybody: 'Todas las entradas con nombre de usuario',
    allGroups: 'Todos los grupos',
    underBase: 'El DN base',
    usualMap: 'Lo habitual',
    never: 'Solo a petición',
    every: (hours) => by(hours, 'Cada hora', `Cada ${hours} horas`),
    sync: {
      title: 'Sincronización de usuarios',
      now: 'Sincronizar ahora',
      refused: 'No se ha podido iniciar la sincronización de usuarios',
      never: 'Los usuarios del directorio aún no se han leído. Pruebe la conexión y, después, sincronice.',
      running: 'Leyendo el directorio…',
      ended: (when) => `Última ejecución: ${when}.`,
      next: (when) => `Próxima ejecución: ${when}.`,
      failed: (why) => `La última ejecución no terminó: ${why}`,
      read: 'Leídos',
      created: 'Nuevos',
      changed: 'Cambiados',
      unchanged: 'Sin cambios',
      gone: 'Ausentes, suspendidos',
      skipped: 'Omitidos',
      closed: 'Desactivados, bloqueados o caducados',
      referred: 'Remisiones a otros servidores, no seguidas',
      noPerson: 'Equipos, contactos y grupos',
      groups: 'Grupos',
      groupsCreated: 'Grupos nuevos',
      groupsChanged: 'Grupos con otro nombre',
      groupsGone: 'Grupos ausentes',
      joined: 'Altas en grupos',
      left: 'Bajas de grupos',
      groupsHeld: (count) =>
        by(
          count,
          '1 grupo del directorio tiene el nombre o el ID de otro grupo, o un nombre que aquí ningún grupo puede tener. Se omite o conserva su nombre anterior. Cambie uno de los nombres y la próxima ejecución lo incluirá.',
          `${inSpanish(count)} grupos del directorio tienen el nombre o el ID de otro grupo, o un nombre que aquí ningún grupo puede tener. Se omiten o conservan su nombre anterior. Cambie uno de los nombres y la próxima ejecución los incluirá.`,
        ),
      groupsLeaving: {
        text: (count) =>
          `${by(count, '1 grupo ya no está', `${inSpanish(count)} grupos ya no están`)} en el directorio, y todavía no se ha eliminado nada. Si deberían seguir allí, compruebe primero el DN base y el filtro de los grupos.`,
        yes: 'Eliminar estos grupos',
        sure: 'El directorio se lee una vez más. Los grupos que sigan sin aparecer se eliminan, y lo que estaba abierto a ellos se cierra a sus miembros.',
      },
      taken: (count) =>
        by(
          count,
          '1 usuario tiene en el directorio un nombre de usuario nuevo, que ya tiene otro usuario de esta aplicación. Conserva su nombre anterior. Cambie el nombre del otro usuario o elimínelo, en el directorio o aquí, y la próxima ejecución aplicará el cambio.',
          `${inSpanish(count)} usuarios tienen en el directorio un nombre de usuario nuevo, que ya tiene otro usuario de esta aplicación. Conservan su nombre anterior. Cambie el nombre del otro usuario o elimínelo, en el directorio o aquí, y la próxima ejecución aplicará el cambio.`,
        ),
      notJoined: (count) =>
        `${by(count, 'Se ha omitido 1 pertenencia a un grupo', `Se han omitido ${inSpanish(count)} pertenencias a grupos`)}, porque la persona ya está en 500 grupos, que es el máximo. Quítela de otro grupo u omita grupos con el filtro de grupos, y la próxima ejecución la añadirá.`,
      noRoom: (count) =>
        by(
          count,
          '1 persona del directorio no se ha añadido, porque el plan está lleno o ha terminado, o porque ya tiene acceso a tantas aplicaciones como puede tener una persona. Elija un plan mayor o elimine usuarios que ya no están, y la próxima ejecución la añadirá.',
          `${inSpanish(count)} personas del directorio no se han añadido, porque el plan está lleno o ha terminado, o porque ya tienen acceso a tantas aplicaciones como puede tener una persona. Elija un plan mayor o elimine usuarios que ya no están, y la próxima ejecución las añadirá.`,
        ),
      full: (count, who) => {
        const whose = someOf(count, who, 20);
        return `De ${by(count, '1 usuario', `${inSpanish(count)} usuarios`)} se han omitido valores de atributos propios de su organización, porque juntos superan los 16 KB${whose && `: ${whose}`}. Los valores anteriores se mantienen. Acórtelos en el directorio o asigne menos atributos, y la próxima ejecución los tomará.`;
      },
      twice: (count) =>
        `${by(count, '1 entrada tiene el ID (entryUUID u objectGUID) de otra entrada bajo el DN base y se ha omitido', `${inSpanish(count)} entradas tienen el ID (entryUUID u objectGUID) de otra entrada bajo el DN base y se han omitido`)}. Acote el DN base o corrija el directorio.`,
      preview: {
        button: 'Mostrar qué cambiaría',
        text: 'Todavía no se ha cambiado nada. Esto es lo que haría el directorio:',
        come: (count, names) => concerned(count, by(count, 'se añadiría', 'se añadirían'), names),
        change: (count, names) => concerned(count, by(count, 'cambiaría', 'cambiarían'), names),
        go: (count, names) => concerned(count, by(count, 'se suspendería', 'se suspenderían'), names),
        wait: (count, names) => {
          const does = by(count, 'quedaría en espera', 'quedarían en espera');
          return concerned(count, `${does}, porque otra persona tiene su nombre o su dirección`, names);
        },
        groups: (count, names) =>
          concerned(count, by(count, 'grupo se añadiría', 'grupos se añadirían'), names),
      },
      leaving: {
        text: (count, names) => {
          const who = someOf(count, names, 10);
          return `${by(count, '1 usuario ya no está', `${inSpanish(count)} usuarios ya no están`)} en el directorio, y todavía no se ha suspendido a nadie${who && `: ${who}`}. Si no se han ido, compruebe primero el DN base y el filtro.`;
        },
        yes: 'Suspenderlos',
        sure: 'El directorio se lee una vez más. Los usuarios que sigan sin aparecer se suspenden y sus sesiones terminan.',
      },
      held: {
        text: (count) =>
          by(
            count,
            '1 entrada del directorio tiene el nombre de usuario o la dirección de correo de una persona que no procede de ella, aquí o en otra aplicación. Se omite hasta que usted decida; «Mostrar qué cambiaría» indica cuál es. Si se trata de otra persona, elimine ese usuario.',
            `${inSpanish(count)} entradas del directorio tienen el nombre de usuario o la dirección de correo de una persona que no procede de ellas, aquí o en otra aplicación. Se omiten hasta que usted decida; «Mostrar qué cambiaría» indica cuáles son. Si se trata de otra persona, elimine ese usuario.`,
          ),
        yes: 'Son las mismas personas',
        sure: 'Estas personas pasan a ser los usuarios de las entradas y conservan sus llaves de acceso. Quien pueda iniciar sesión como una de ellas podrá seguir haciéndolo: asegúrese de que cada una es la misma persona.',
      },
    },
    fields: {
      server: 'Dirección del servidor LDAP',
      serverHint: 'Un nombre de host como ldap.acme.example, sin ldap://',
      port: 'Puerto LDAP',
      portHint: 'Normalmente, 636 para LDAPS y 389 para StartTLS.',
      portWrong: 'Escriba un número entre 1 y 65535',
      security: 'Cifrado',
      securities: { ldaps: 'LDAPS (TLS desde el principio)', starttls: 'StartTLS' },
      certificate: 'Certificado de la CA',
      certificateHint:
        'En PEM, para un servidor cuyo certificado procede de su propia autoridad. Déjelo vacío si es pública.',
      baseDn: 'DN base',
      baseDnHint: 'Los usuarios están bajo él, como ou=people,dc=acme,dc=example',
      bindDn: 'DN de enlace',
      bindDnHint: 'La cuenta que lee el directorio.',
      password: 'Contraseña',
      passwordKept:
        'Déjela vacía para conservarla. Se necesita de nuevo si cambia el servidor o el DN de enlace.',
      filter: 'Filtro',
      filterHint: 'El atributo con el nombre de usuario: uid, o sAMAccountName en Active Directory.',
      attributes: 'Atributos',
      attributesHint: 'Lo que se lee de cada usuario, separado por espacios.',
      searchFilter: 'Filtro de búsqueda',
      searchFilterHint:
        'Qué entradas son usuarios, como (&(objectClass=user)(memberOf=cn=staff,dc=acme,dc=example)). Déjelo vacío para todas las que tengan nombre de usuario.',
      attributeMap: 'Mapa de atributos',
      attributeMapHint:
        'Líneas como department = departmentNumber ou: un atributo de usuario y los del directorio de los que se lee, primero el mejor. Lo que no tiene línea se lee de la forma habitual, si figura en «Atributos». custom.cost_centre = departmentNumber rellena un atributo de su organización.',
      groups: 'Grupos',
      groupsHint: 'Si la sincronización de usuarios lee también los grupos del directorio.',
      groupChoices: { off: 'No se leen', on: 'Se leen' },
      groupName: 'Nombre del grupo',
      groupNameHint: 'El atributo con el nombre de un grupo, como cn.',
      groupBaseDn: 'DN base de los grupos',
      groupBaseDnHint: 'Los grupos están bajo él. Déjelo vacío para usar el DN base.',
      groupFilter: 'Filtro de grupos',
      groupFilterHint: 'Qué grupos se leen, como (cn=app-*). Déjelo vacío para leerlos todos.',
      passwordAttribute: 'Atributo de la contraseña',
      passwordAttributeHint: 'Este atributo no se lee nunca. Las contraseñas las comprueba el directorio.',
      syncHours: 'Sincronización de usuarios',
      syncHint: 'Horas entre dos ejecuciones, o 0 para hacerla solo a petición.',
      syncWrong: 'Escriba un número entre 0 y 168',
    },
  },
} satisfies Partial<Catalogue>;
