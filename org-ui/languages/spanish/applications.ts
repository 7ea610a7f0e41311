import type { Catalogue } from '../../catalogue.ts';

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
    impact: (count) => (count === 1 ? 'Afecta a 1 usuario.' : `Afecta a ${count} usuarios.`),
    suspendInstead: 'Mejor suspender',
  },
  'things/applicationPage': {
    tabs: { users: 'Lista de usuarios', source: 'Origen de usuarios' },
    tries: 'Probar este inicio de sesión',
    sonic: 'SonicKYC activado',
    counts: { total: 'Total', active: 'Activos', suspended: 'Suspendidos' },
    insights: {
      signIns: 'Inicios de sesión de los últimos 30 días',
      reports: 'Todos los informes',
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
      createdAt: 'Creación',
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
    cancel: 'Cancelar',
    done: (name) => `Ya puede usar ${name}.`,
    open: 'Ver la aplicación',
    clientId: 'ID de cliente',
  },
  'pages/tried': {
    title: (name) => `Prueba de ${name}`,
    signedIn: 'Alguien ha iniciado sesión. Esto es lo que recibiría la aplicación.',
    failed: 'Nadie ha iniciado sesión y la aplicación no recibiría nada.',
    waiting:
      'Nadie ha iniciado sesión todavía. Termine el inicio de sesión en la ventana de la prueba o empiece otra.',
    refresh: 'Consultar de nuevo',
    toApplication: 'Ir a la aplicación',
    nothingLeft:
      'La aplicación no ha recibido nada y con ella no queda ninguna sesión iniciada. No cuenta como inicio de sesión, y en la auditoría consta como prueba.',
    network: {
      signedIn: 'La persona ha aprobado. Esto es lo que recibiría el cliente.',
      failed: 'Nadie ha iniciado sesión. Esto es lo que recibiría el cliente.',
      waiting:
        'Se ha pedido la aprobación a la persona, en la app o por correo, y tiene dos minutos. Después, esta página muestra por sí sola el resultado.',
      nothingLeft:
        'No se ha enviado ningún paquete. No cuenta como inicio de sesión, y en la auditoría consta como prueba.',
      told: 'Lo que recibiría el cliente',
    },
    facts: 'El inicio de sesión',
    told: 'Lo que se le comunica de la persona',
    columns: { name: 'Nombre', value: 'Valor', from: 'En' },
    parts: { idToken: 'Token de ID', userinfo: 'Userinfo', assertion: 'Aserción' },
    part: (name) => `${name}: contenido completo`,
    names: {
      issuer: 'Emisor',
      audience: 'Audiencia',
      scopes: 'Ámbitos',
      signedInAt: 'Hora del inicio de sesión',
      acr: 'Nivel de seguridad (acr)',
      amr: 'Métodos (amr)',
      algorithm: 'Firmado con',
      recipient: 'Destinatario',
      context: 'Contexto de autenticación',
      signed: 'Qué se firma',
      encrypted: 'Qué se cifra',
      leftOut: 'Omitido, porque no se conoce',
      client: 'Cliente',
      userName: 'Nombre de usuario',
    },
    untested: 'Qué no se ha probado',
    notTried: {
      oidc: 'La prueba vuelve a una dirección de esta consola. Si la aplicación está en sus direcciones de redirección y conoce su secreto de cliente se verá en su primer inicio de sesión.',
      saml: 'La aserción se muestra antes de firmarla y cifrarla, para que nadie pueda iniciar sesión con ella. Si la aplicación confía en el certificado de esta organización y puede descifrar se verá en su primer inicio de sesión.',
      radius:
        'No se ha enviado ningún paquete. Si el cliente llega a este servidor desde su IP de cliente, conoce el secreto compartido y espera lo suficiente se verá en su primer inicio de sesión. No se ha probado como contraseña un código de la página de la persona.',
    },
    why: 'Motivo',
    advice: {
      'user.noAccess':
        'La llave de acceso se conoce aquí, pero su persona no tiene acceso a esta aplicación. Invítela o abra la aplicación a un grupo.',
      'user.suspended': 'La persona está suspendida. Actívela para que pueda iniciar sesión.',
      'device.suspended': 'El dispositivo está suspendido. Actívelo en la página de la persona.',
      'application.suspended': 'Active la aplicación para que se pueda iniciar sesión.',
      'ceremony.failed':
        'La llave de acceso no es de ninguna persona invitada aquí. Invítela: creará una llave de acceso con el enlace del correo.',
      'plan.feature':
        'El plan de la organización no incluye esta forma de iniciar sesión. En su cuenta puede ver qué incluye.',
      'tryout.nameId': 'Elija otro formato de Name ID en los ajustes o complete los datos de la persona.',
      'tryout.certificate': 'Suba de nuevo el certificado de cifrado de la aplicación o no cifre.',
      'tryout.client': 'Active el cliente para que se pueda iniciar sesión con él.',
      'tryout.nobody':
        'Revise cómo está escrito el nombre de usuario y cómo debe leer el cliente los nombres. Invite a la persona o abra la aplicación a un grupo. Un cliente espera dos minutos en vano, para que no sepa qué nombres existen.',
      'tryout.device':
        'La persona crea una llave de acceso con el enlace de la invitación o con un enlace nuevo desde su página. Un cliente espera dos minutos en vano.',
      'tryout.declined': 'Los ajustes son correctos.',
      'tryout.expired':
        'Compruebe si ha llegado el correo o el mensaje y si el dispositivo de la persona está activo. Después inténtelo de nuevo.',
      'tryout.failed': 'Compruebe si el dispositivo de la persona está activo e inténtelo de nuevo.',
      'push.tooMany':
        'A una persona se le pregunta como máximo tres veces en diez minutos. Espere un poco e inténtelo de nuevo.',
      'organisation.closed': 'Renueve la suscripción. Hasta entonces nadie puede iniciar sesión.',
      access_denied: 'La persona volvió atrás sin iniciar sesión. Los ajustes son correctos.',
      invalid_scope: 'La aplicación no puede pedir uno de los ámbitos.',
      other: 'Revise los ajustes de la aplicación e inténtelo de nuevo.',
    },
    places: {
      users: 'Ir a las personas de la aplicación',
      basic: 'Ir a los ajustes de la aplicación',
      account: 'Ir a la cuenta',
      people: 'Ir a las personas',
      clients: 'Ir a los clientes',
    },
  },
  'pages/videos': {
    menu: 'Vídeos de ayuda',
    title: 'Vídeos de ayuda',
    text: 'Guías escritas sobre cada parte de Latchkey y los vídeos que añade el personal de esta instalación.',
    categories: 'Categorías',
    watch: 'VER VÍDEO',
    watchOf: (title) => `VER VÍDEO: ${title}`,
    close: 'Cerrar',
    none: 'No se ha encontrado ningún vídeo.',
    clear: 'Mostrar todo',
    guides: 'Leer la documentación',
  },
  'pages/errorCodes': {
    title: 'Códigos de error',
    text: 'Lista de los códigos de error y sus mensajes, agrupados por módulo.',
    columns: ['N.º', 'Código de error', 'Mensaje de error'],
    empty: 'No se ha encontrado ningún código de error.',
  },
} satisfies Partial<Catalogue>;
