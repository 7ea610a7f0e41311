import { countedIn } from '../../../web-kit/features/counted.ts';
import { features } from '../../../web-kit/features/spanish.ts';
import { named } from '../../../web-kit/language/named.ts';
import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const inDays = (days: number) => `${days} ${days === 1 ? 'día' : 'días'}`;

const number = numberIn('es');

/** What the first page, the first steps, the search and the reports say, in Spanish. */
export const home = {
  'pages/home': {
    title: 'Inicio',
    signIns: 'Inicios de sesión en sus aplicaciones',
    passkeys: 'Llaves de acceso en los navegadores',
    insights: 'Estadísticas',
    noApplications: 'Todavía nadie puede iniciar sesión, porque no hay ninguna aplicación.',
    attention: {
      title: 'Requiere atención',
      none: 'No hay nada que requiera su atención.',
      requests: (count) => `Solicitudes que esperan respuesta: ${count}`,
      people: (count) => `Personas sin un segundo dispositivo: ${count}`,
      unused: (count) => `Personas cuyo único dispositivo no se ha usado en 90 días: ${count}`,
      unusedHint:
        'Puede que el dispositivo ya se haya perdido. Con un segundo, añadido a tiempo, nadie tendrá que recuperar el acceso.',
      peopleHint: 'Quien pierda su único dispositivo necesitará ayuda para volver a iniciar sesión.',
      ending: {
        signing: (application) => `El certificado de firma del proveedor de servicios de ${application}`,
        encryption: (application) => `El certificado de cifrado del proveedor de servicios de ${application}`,
        secret: (application) => `El secreto de cliente anterior de ${application}`,
        own: () => 'Un certificado de su organización para todas las aplicaciones SAML',
      },
      silent: {
        sso: 'Ahora nadie puede iniciar sesión en sus aplicaciones OpenID y SAML, porque el servicio de inicio de sesión único no responde.',
        radius: 'Ahora nadie puede iniciar sesión en sus redes, porque el servicio RADIUS no responde.',
      },
      silentHint:
        'No se debe a su configuración, y todo continúa por sí solo cuando vuelva el servicio. Si dura, avise al soporte.',
      support: 'Soporte',
      ends: (what, on) => `${what} caduca el ${on}.`,
      ended: (what, on) => `${what} caducó el ${on}.`,
      licence: (days) => `Su licencia termina en ${inDays(days)}.`,
      licenceOver: 'Su licencia ha terminado.',
      pastDue: 'Un pago ha fallado.',
      atLeast: (count) => `más de ${count}`,
    },
  },
  'pages/signIns': {
    title: 'Inicios de sesión',
    about: 'Cómo terminaron los inicios de sesión en sus aplicaciones, los más recientes primero.',
    outcome: 'Resultado',
    all: 'Todos',
    columns: {
      createdAt: 'Cuándo',
      username: 'Quién',
      end: 'Resultado',
      fromIP: 'Desde',
    },
    nobody: 'nadie conocido',
    deleted: 'una aplicación eliminada',
    none: 'No hay inicios de sesión de este tipo en este periodo.',
  },
  'things/chooseApplication': {
    of: (name) => `Aplicación: ${name}`,
    all: 'Todas las aplicaciones',
    one: 'una de ellas',
    title: '¿Qué aplicación?',
    search: 'Buscar aplicaciones…',
    results: 'Aplicaciones',
    none: 'Aún no hay ninguna aplicación.',
  },
  'things/firstSteps': {
    title: 'Primeros pasos',
    lead: 'Llevan al primer inicio de sesión en una de sus aplicaciones. Lo que ya está hecho se marca solo.',
    done: 'Hecho',
    count: (done, all) => `${done} de ${all} hechos`,
    next: (title) => `Siguiente: ${title}`,
    all: 'Todos los pasos',
    hide: 'Ocultar estos pasos',
    try: (name) => `Antes de configurar ${name}, puede ver lo que recibiría:`,
    steps: {
      address: {
        title: 'La organización tiene su dirección',
        why: 'En ella están esta consola y las páginas de inicio de sesión de sus usuarios.',
      },
      application: {
        title: 'Crear una aplicación',
        why: 'Es aquello en lo que se inicia sesión: un sitio web, una app o una red.',
      },
      invited: {
        title: 'Invitar a alguien',
        why: 'Sin usuarios, nadie inicia sesión. Empiece por usted.',
      },
      registered: {
        title: 'Lograr el primer registro',
        why: 'La llave de acceso que se crea al registrarse sustituye a la contraseña.',
      },
      secondWay: {
        title: 'Tener una segunda vía de acceso',
        why: 'Si se pierde el único dispositivo del único miembro, nadie podrá abrir esta consola.',
      },
      signedIn: {
        title: 'Ver el primer inicio de sesión',
        why: 'Demuestra que la aplicación está configurada. Las pruebas no cuentan.',
      },
    },
    links: {
      application: 'Elegir qué proteger',
      invited: (name) => `Invitar a ${name}`,
      registered: 'Ver quién se ha registrado',
      device: 'Añadir un dispositivo propio',
      colleague: 'Invitar a un colega',
      signedIn: (name) => `Configurar ${name}`,
    },
  },
  'things/search': {
    open: 'Buscar',
    shortcut: 'Ctrl K',
    title: 'Buscar en todo',
    placeholder: 'Personas, aplicaciones, grupos, páginas…',
    results: 'Resultados',
    groups: {
      pages: 'Páginas',
      people: 'Personas',
      applications: 'Aplicaciones',
      team: 'Equipo',
      groups: 'Grupos',
      guides: 'Guías',
    },
    inGuides: (q) => `Buscar «${q}» en las guías`,
    searching: 'Buscando…',
    nothing: (q) => `Aquí nada coincide con «${q}».`,
    failed: (groups) => `No se ha podido buscar en: ${groups}.`,
    keys: 'Arriba y abajo para elegir, Intro para abrir, Esc para cerrar.',
  },
  'pages/reports': {
    title: 'Informes',
    device: 'Informe de dispositivos',
    devices: 'Dispositivos por plataforma',
    users: 'Usuarios',
    counts: { total: 'Usuarios totales', active: 'Usuarios activos', suspended: 'Usuarios suspendidos' },
    signIns: 'Inicios de sesión de los últimos 30 días',
    audience: {
      title: 'Informe de audiencia',
      country: 'País',
      visits: 'Visitas',
      unknown: 'Desconocido',
      none: 'Nadie ha iniciado sesión todavía.',
    },
    noApps: 'No hay aplicaciones creadas',
    noUsers: 'No hay usuarios añadidos',
    addUser: 'Ir a la lista de usuarios',
  },
  'things/usage': {
    things: {
      ...countedIn('es'),
      'max.team.size': ['miembro en el equipo', 'miembros en el equipo'],
      'max.user.per.app.count': ['usuario en una aplicación', 'usuarios en una aplicación'],
      'max.device.count': ['dispositivo por persona', 'dispositivos por persona'],
      'user.total.count': ['persona en la organización', 'personas en la organización'],
    },
    someLeft: ([one, several], total, used) =>
      `En uso: ${number(used)} de ${number(total)} ${total === 1 ? one : several}.`,
    allUsed: ([one, several], total, used) =>
      `Su plan permite ${number(total)} ${total === 1 ? one : several} y ${used > total ? `hay ${number(used)}. Todo sigue funcionando, pero ` : ''}no se pueden añadir más. Elimine lo que no necesite o pida a su proveedor un plan mayor.`,
    seePlan: 'Ver su plan',
    feature: named(features),
    missing: 'Elemento no encontrado.',
    none: (feature) => `Error: se ha alcanzado el límite de ${feature}.`,
    low: (left, feature) => `Aviso: solo ${left === 1 ? 'queda' : 'quedan'} ${left} de ${feature}.`,
    disabled: (feature) => `La función ${feature} está desactivada`,
    enabled: (feature) => `La función ${feature} está activada`,
    unknown: (feature) => `Tipo desconocido: ${feature}.`,
    usersLow: `Aviso: queda poco para alcanzar el límite de ${features['max.user.per.app.count']}.`,
    usersNone: `Error: se ha alcanzado el límite de ${features['max.user.per.app.count']}.`,
    reported: {
      mark: 'Denunciado',
      text: (times, last) =>
        `${times === 1 ? 'Una solicitud se respondió' : `${times} solicitudes se respondieron`} con «No fui yo» (la última vez, el ${last}). Otra persona intentó iniciar sesión con este nombre.`,
    },
  },
} satisfies Partial<Catalogue>;
