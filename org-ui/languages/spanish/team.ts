import type { Catalogue } from '../../catalogue.ts';

/** What the team, its members and their devices say, in Spanish. */
export const team = {
  'pages/team': {
    title: 'Gestión del equipo',
    add: 'Añadir miembro',
    addText:
      'Enviamos un correo con un enlace. Quien lo reciba creará una llave de acceso y se unirá con el mismo rol que usted, salvo que elija otro.',
    members: 'Mi equipo',
    none: 'Aún no hay miembros en el equipo.',
    columns: {
      name: 'Nombre',
      email: 'Correo',
      devices: 'Dispositivos',
      createdAt: 'Creación',
      lastAccess: 'Último acceso',
      status: 'Estado',
      role: 'Rol',
    },
    you: 'usted',
    audit: {
      ofTeam: 'Auditoría del equipo',
      open: (member) => `Auditoría de ${member}`,
      button: 'Auditoría',
    },
  },
  'things/members': {
    addDevice: 'Añadir dispositivos',
    addDeviceAsks: (name) =>
      `${name} recibirá un correo con un enlace. Al abrirlo en el dispositivo nuevo, este se añade. Es válido durante dos días.`,
    addDeviceYes: 'Enviar el correo',
    mailed: 'Correo enviado',
    windowBlocked: 'Su navegador ha bloqueado la ventana. Permítala e inténtelo de nuevo.',
    last: (site) =>
      `Ningún otro dispositivo funciona en ${site}, así que este se queda. Antes hay que añadir otro.`,
    details: {
      device: 'Dispositivo',
      ip: 'Dirección IP',
      status: 'Estado',
      os: 'SO',
      country: 'País',
      deviceType: 'Plataforma',
      browser: 'Navegador',
      loginTime: 'Hora de acceso',
    },
    deviceTypes: { mobile: 'Móvil', desktop: 'Ordenador' },
    methods: {
      'this device': 'Este dispositivo',
      phone: 'Teléfono',
      'phone app': 'App del teléfono',
      push: 'Notificación en la app',
    },
    succeeded: 'Correcto',
    devices: 'Dispositivos registrados',
    noDevices: 'No hay dispositivos.',
    appless: 'Autenticación sin app',
    inApp: 'Autenticación en la app',
    lastAccess: 'Último acceso',
    platform: 'Plataforma',
    logins: 'Total de accesos',
    since: 'En uso desde',
    provider: 'Llave de acceso guardada por',
    synced: 'Se puede sincronizar desde',
    remove: 'Eliminar',
    kind: 'Tipo',
    renamedNow: 'Nombre del dispositivo cambiado',
    removedNow: 'Dispositivo eliminado',
    suspendedNow: 'Dispositivo suspendido',
    activatedNow: 'Dispositivo activado',
    called: (name) => `el dispositivo «${name}»`,
    suspendTitle: 'Suspender dispositivo',
    suspendEffect:
      'Su llave de acceso no se podrá usar para iniciar sesión hasta que el dispositivo se active de nuevo, y sus sesiones terminarán.',
    removeTitle: 'Eliminar dispositivo',
    removeAsks: (device) =>
      `¿Eliminar ${device}? Su llave de acceso ya no se podrá usar para iniciar sesión. No se puede deshacer.`,
    several: {
      select: 'Seleccionar todo',
      devices: (count) => `${count} ${count === 1 ? 'dispositivo' : 'dispositivos'}`,
      many: (count) => (count === '1' ? '1 dispositivo' : `${count} dispositivos`),
      suspendAll:
        'Sus llaves de acceso no servirán para iniciar sesión hasta que se activen de nuevo los dispositivos, y se cerrarán sus sesiones.',
      removeTitle: (what) => `Eliminar ${what}`,
      removeAll: 'Sus llaves de acceso ya no se podrán usar para iniciar sesión. No se puede deshacer.',
      removed: (what) => `Eliminación de ${what}`,
    },
    icons: { android: 'Android', apple: 'Apple', usb: 'USB', ble: 'BLE', computer: 'Ordenador' },
    team: {
      suspendedNow: 'Miembro suspendido',
      activatedNow: 'Miembro activado',
      deletedNow: 'Miembro eliminado',
      suspendTitle: 'Suspender miembro del equipo',
      suspendEffect:
        'Se cerrarán de inmediato las sesiones de este miembro, que no podrá iniciar sesión hasta que un colega active de nuevo su cuenta. Se retirarán las invitaciones al equipo que haya enviado este miembro.',
      members: (count) => `${count} ${count === 1 ? 'miembro' : 'miembros'}`,
      many: (count) => (count === '1' ? '1 miembro' : `${count} miembros`),
      suspendAll:
        'Se cerrarán de inmediato sus sesiones y no podrán iniciar sesión hasta que un colega active de nuevo sus cuentas. Se retirarán las invitaciones al equipo que hayan enviado.',
      deleteMany: (what) => `Eliminar ${what}`,
      deleteAll:
        'También se eliminan todos sus dispositivos y se cierran de inmediato sus sesiones. Se retiran las invitaciones al equipo que hayan enviado. No se puede deshacer.',
      deletedAll: (what) => `Eliminación de ${what}`,
      deleteTitle: 'Eliminar miembro del equipo',
      deleteAsks: (name) =>
        `¿Seguro que quiere eliminar a ${name}? También se eliminarán todos sus dispositivos y se cerrarán de inmediato sus sesiones. Se retirarán las invitaciones al equipo que haya enviado este miembro.`,
    },
    role: {
      title: 'Rol',
      change: 'Cambiar rol',
      changeOf: (name) => `Rol de ${name}`,
      changeText:
        'El nuevo rol se aplica de inmediato, también en las sesiones que este miembro ya tiene abiertas.',
      given: (name, role) => `${name} tiene ahora el rol ${role}`,
    },
    hint: {
      text: 'Añada un segundo dispositivo para no quedarse sin acceso si pierde el teléfono.',
      dismiss: 'No volver a mostrar',
    },
  },
  'pages/oneMember': {
    lastLogin: 'Último acceso',
    neverSignedIn: 'Aún no ha iniciado sesión.',
  },
  'pages/you': {
    title: 'Su cuenta',
    details: {
      title: 'Sus datos',
      name: 'Nombre',
      email: 'Correo electrónico',
      emailHint: 'Inicia sesión con esta dirección. No se puede cambiar.',
      phone: 'Número de teléfono',
      none: 'Sin indicar',
      nameMissing: 'Escriba su nombre',
      saved: 'Sus datos se han guardado',
      failed: 'No se han podido guardar sus datos',
    },
    devices: { title: 'Sus dispositivos' },
    language: {
      title: 'Idioma',
      lead: 'El idioma de esta consola en este navegador y el de los correos que usted recibe, los lea donde los lea.',
      label: 'Idioma de la consola',
      mails: 'Idioma de sus correos',
      same: (language) => `El de la organización (${language})`,
      done: 'Idioma de sus correos cambiado',
    },
  },
  'pages/security': {
    title: 'Seguridad',
    text: 'Reglas sobre cómo los miembros de su equipo inician sesión y recuperan sus cuentas. Los cambios se aplican a partir del siguiente inicio de sesión.',
    operators: 'Miembros del equipo',
    phone: 'Inicio de sesión con un teléfono',
    choices: {
      allowed: {
        name: 'Permitido',
        hint: 'Un teléfono puede aprobar un inicio de sesión en cualquier pantalla, incluso lejana. Un atacante que engañe a un miembro para que escanee un código puede entrar.',
      },
      nearby: {
        name: 'Solo cerca de la pantalla',
        hint: 'Un teléfono solo se puede usar si el navegador puede conectarse a él por Bluetooth. Protege de los códigos reenviados desde otro lugar.',
      },
      off: {
        name: 'No permitido',
        hint: 'Un teléfono no puede aprobar un inicio de sesión en otra pantalla. Los miembros inician sesión con la llave de acceso del dispositivo que usan o con una llave de seguridad.',
      },
    },
    wait: 'Tiempo de espera tras «He perdido mi dispositivo»',
    waitHint:
      'El tiempo entre abrir el enlace del correo y crear una nueva llave de acceso. Se avisa a todo el equipo, y cualquiera puede detener la recuperación. 0 significa sin espera.',
    unit: 'horas',
    hours: (count) => (count === 1 ? '1 hora' : `${count} horas`),
    waitWrong: (least, most) => `Escriba un número entero de horas entre ${least} y ${most}`,
    saved: 'Ajustes de seguridad guardados',
    failed: 'No se han podido guardar los ajustes de seguridad',
  },
} satisfies Partial<Catalogue>;
