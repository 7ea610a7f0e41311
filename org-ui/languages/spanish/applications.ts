import type { Catalogue } from '../../catalogue.ts';
import { inSpanish } from './counting.ts';

const several = (count: number) => `${count} ${count === 1 ? 'aplicación' : 'aplicaciones'}`;

/** What applications, their settings and tryouts, the videos and the error codes say, in Spanish. */
export const applications = {
  'things/applications': {
    suspendedNow: 'Aplicación suspendida',
    activatedNow: 'Aplicación activada',
    deletedNow: 'Aplicación eliminada',
    updatedNow: 'Aplicación actualizada',
    updateFailed: 'No se ha podido actualizar la aplicación',
    suspendTitle: 'Suspender aplicación',
    suspendEffect:
      'Sus usuarios no podrán iniciar sesión hasta que usted la active de nuevo. No se elimina nada.',
    applications: several,
    many: (count) => (count === '1' ? several(1) : `${count} aplicaciones`),
    deleteTitle: 'Eliminar aplicación',
    deleteAsks: (name) => `¿Seguro que quiere eliminar ${name}? No se puede deshacer.`,
    impact: (count) => (count === 1 ? 'Afecta a 1 usuario.' : `Afecta a ${inSpanish(count)} usuarios.`),
    suspendInstead: 'Mejor suspender',
  },
  'things/applicationPage': {
    tabs: { users: 'Lista de usuarios', source: 'Origen de usuarios' },
    tries: 'Probar este inicio de sesión',
    ask: {
      username: 'Nombre de usuario',
      method: 'Cómo se pregunta al teléfono',
      methods: { phone: 'Con un código QR que se muestra aquí', push: 'Con una notificación en la app' },
      begin: 'Preguntar a la persona',
    },
    sonic: 'SonicKYC activado',
    counts: { total: 'Total', active: 'Activos', suspended: 'Suspendidos' },
    insights: {
      signIns: 'Inicios de sesión de los últimos 30 días',
      reports: 'Todos los informes',
      byDevices: 'Contados por dispositivo.',
    },
  },
  'things/settings': {
    sections: {
      authentication: 'Autenticación',
      registration: 'Registro',
      credentials: 'Credenciales de cliente',
      advanced: 'Ajustes avanzados',
    },
    showAdvanced: 'Mostrar ajustes avanzados',
    fixed: 'Se define al crear la aplicación y no se puede cambiar después.',
    none: 'Ninguno',
    on: 'Activado',
    off: 'Desactivado',
    logoWrong: 'Escriba una dirección https',
    number: (least, most) => `Escriba un número entre ${least} y ${most}`,
  },
  'things/resources': {
    columns: {
      name: 'Nombre del recurso',
      indicator: 'Indicador del recurso',
      scope: 'Ámbitos',
      format: 'Formato del token de acceso',
      ttl: 'TTL del token (segundos)',
    },
    indicatorHint:
      'La dirección de la API, como https://api.example/. Los tokens la indican como su audiencia.',
    formatHint:
      'Un token opaque se comprueba por introspección. Un jwt se comprueba por su firma y dura hasta que caduca.',
    scopeHint: 'Separe los ámbitos con un espacio.',
    ttlWrong: (least, most) => `Escriba un número de segundos entre ${least} y ${most}`,
  },
  'pages/applicationList': {
    title: 'Gestionar aplicaciones',
    search: 'Buscar aplicaciones…',
    gettingStarted: 'Primeros pasos',
    upgrade: 'Mejorar plan',
    columns: { name: 'Nombre', users: 'Usuarios', createdAt: 'Creación', status: 'Estado' },
    starter: {
      title: 'Primeros pasos',
      text: 'Empiece con una aplicación. Puede añadir usuarios y miembros del equipo en cualquier momento.',
      allDone: 'Su organización ya tiene todo esto. Siga desde aquí.',
      done: 'Hecho',
      create: 'Crear aplicación',
      createText: 'Registre su sitio web y obtenga su ID de cliente y su etiqueta de script.',
      teams: 'Gestionar el equipo',
      teamsText: 'Invite a colegas, vea sus dispositivos, suspéndalos o elimínelos.',
      users: 'Gestionar usuarios',
      usersText: 'Vea quién se ha registrado, suspenda o elimine usuarios.',
    },
  },
  'pages/newApplication': {
    title: 'Crear aplicación',
    steps: ['Elegir', 'Configurar', 'Listo'],
    choose: '¿Qué quiere proteger?',
    done: (name) => `Ya puede usar ${name}.`,
    open: 'Ver la aplicación',
    clientId: 'ID de cliente',
  },
  'pages/videos': {
    title: 'Vídeos de ayuda',
    text: 'Guías escritas sobre cada parte de Latchkey y los vídeos que añade el personal de esta instalación.',
    categories: 'Categorías',
    watch: 'VER VÍDEO',
    watchOf: (title) => `VER VÍDEO: ${title}`,
    none: 'No se ha encontrado ningún vídeo.',
    clear: 'Mostrar todo',
    guides: 'Leer la documentación',
    pages: {
      label: 'Páginas',
      page: (page) => `Página ${page}`,
      first: 'Ir a la primera página',
      last: 'Ir a la última página',
      next: 'Ir a la página siguiente',
      previous: 'Ir a la página anterior',
      'start-ellipsis': 'Páginas anteriores',
      'end-ellipsis': 'Páginas posteriores',
    },
  },
  'pages/errorCodes': {
    title: 'Códigos de error',
    text: 'Lista de los códigos de error y sus mensajes, agrupados por módulo.',
    columns: ['N.º', 'Código de error', 'Mensaje de error'],
    empty: 'No se ha encontrado ningún código de error.',
  },
} satisfies Partial<Catalogue>;
