import type { Catalogue } from '../../catalogue.ts';
import { inSpanish } from './counting.ts';

const numbered = (count: number) => `${inSpanish(count)} ${count === 1 ? 'usuario' : 'usuarios'}`;

/** What the users of applications and their pages say, in Spanish. */
export const users = {
  'things/users': {
    attributes: {
      email: 'Nombre de usuario',
      emailHint: 'El nombre de usuario identifica la cuenta y no se puede cambiar.',
      name: 'Nombre completo',
      givenName: 'Nombre',
      middleName: 'Segundo nombre',
      familyName: 'Apellidos',
      birthdate: 'Fecha de nacimiento',
      picture: 'Imagen',
      phone: 'Número de teléfono',
      website: 'Sitio web',
      country: 'País',
      street: 'Calle y número',
      city: 'Ciudad',
      postalCode: 'Código postal',
      region: 'Región',
      primaryEmail: 'Correo principal',
      secondaryEmail: 'Correo secundario',
      language: 'Idioma preferido',
      employeeNumber: 'Número de empleado',
      organization: 'Organización',
      division: 'División',
      department: 'Departamento',
      managerId: 'ID del responsable',
      manager: 'Responsable',
      webWrong: 'Escriba una dirección como https://ada.example',
      birthdateWrong: 'Escriba una fecha como 1960-01-24 que no esté en el futuro',
      phoneWrong: 'Escriba entre 3 y 20 dígitos',
    },
    profile: {
      title: 'Perfil',
      note: 'Un perfil es un conjunto de atributos que describen a un usuario. Es el de la persona y vale en todas las aplicaciones.',
      address: 'Dirección',
      work: 'Trabajo',
      saved: 'Datos actualizados',
      unknown: '-',
    },
    deviceList: {
      title: 'Dispositivos de acceso',
      none: 'No hay ningún dispositivo registrado en esta aplicación.',
    },
    recovery: {
      recover: 'Enviar enlace de recuperación',
      recoverAsks: (name) =>
        `¿Ha perdido ${name} todos sus dispositivos? Compruebe que la solicitud es realmente suya. Quien tenga el enlace podrá crear una llave de acceso para esta cuenta, una sola vez, durante dos días. Se envía por correo a la dirección verificada, o al nombre de usuario si es una dirección y no procede de ningún directorio; si no, se le muestra a usted.`,
      mailed: 'Correo enviado',
      linkTitle: 'Enlace de recuperación',
      linkText: (name) =>
        `Entregue este enlace a ${name} por un medio de su confianza. Solo se muestra ahora, funciona una sola vez y es válido durante dos días.`,
      link: 'enlace de recuperación',
      waits: (until) =>
        `Un enlace de recuperación es válido hasta el ${until}. Quien lo tenga puede crear una nueva llave de acceso para esta cuenta.`,
      withdraw: 'Anular',
      withdrawn: 'El enlace de recuperación se ha anulado',
    },
    devices: {
      deleteTitle: 'Eliminar dispositivo del usuario',
      deleteAsks: (device) =>
        `¿Eliminar este dispositivo? Ya no se podrá iniciar sesión con ${device} ni con su llave de acceso. No se puede deshacer.`,
      yes: { suspend: 'Suspender', delete: 'Eliminar' },
    },
    answered: { suspended: () => 'Dispositivo suspendido', activated: () => 'Dispositivo activado' },
    tabs: { details: 'Datos del usuario', devices: 'Dispositivos', report: 'Informe' },
  },
  'things/users/words': {
    search: 'Buscar usuarios…',
    noneHint: 'Los usuarios aparecen aquí en cuanto se registran.',
    none: 'No se ha encontrado ningún usuario',
    suspendedNow: 'Usuario suspendido',
    activatedNow: 'Usuario activado',
    deletedNow: 'Usuario eliminado',
    personSuspended: 'Persona suspendida',
    suspendTitle: 'Suspender usuario',
    suspendEffect:
      'Se cerrará la sesión de esta persona en la aplicación y no podrá volver a iniciarla hasta que usted active de nuevo al usuario. No se elimina nada.',
    deleteTitle: 'Eliminar cuenta de usuario',
    deleteAsks: (name) =>
      `¿Eliminar la cuenta de este usuario? ${name} perderá el acceso a esta aplicación; si es la última de la persona, también se eliminarán sus dispositivos. No se puede deshacer.`,
    users: numbered,
    many: (count) => (count === '1' ? numbered(1) : `${count} usuarios`),
    suspendAll:
      'Se cerrarán sus sesiones en la aplicación y no podrán volver a iniciarlas hasta que se les active de nuevo. No se elimina nada.',
    deleteMany: (what) => `Eliminar ${what}`,
    deleteAll:
      'Perderán el acceso a la aplicación; si es la última de una persona, también se eliminarán sus dispositivos. No se puede deshacer.',
    deleted: (what) => `Eliminación de ${what}`,
    invite: 'Invitar usuario',
    inviteText: (app) =>
      `Enviamos un correo con un enlace a ${app}. Quien lo reciba creará allí una llave de acceso para esta dirección. Compruebe la dirección antes de enviarlo.`,
    columns: {
      name: 'Nombre',
      devices: 'Dispositivos',
      logins: 'Accesos',
      createdAt: 'Creación',
      lastLogin: 'Último acceso',
      status: 'Estado',
      country: 'País',
    },
  },
  'pages/oneUser': {
    facts: (username, registered, lastLogin) =>
      `${username} · Registro: ${registered} · Último acceso: ${lastLogin}`,
    suspendOrActivate: 'Suspender o activar usuario',
    delete: 'Eliminar usuario',
    details: 'Datos del usuario',
    report: {
      title: 'Informe del usuario',
      audit: 'Ver auditoría',
      platform: 'Uso por plataforma',
      browser: 'Uso por navegador',
      logins: 'Accesos del usuario',
      none: 'No hay inicios de sesión en los últimos doce meses.',
    },
    person: {
      title: 'Persona',
      note: 'Los dispositivos de acceso son los de la persona y aparecen en cada una de estas aplicaciones.',
      rests: 'Ninguna aplicación deja entrar a esta persona hasta que usted la active de nuevo.',
      open: 'Ver la persona',
    },
    resources: {
      title: 'Recursos',
      none: 'La aplicación no tiene recursos. Añádalos en su página.',
      columns: { name: 'Recurso', url: 'URL del recurso', scopes: 'Ámbitos' },
      grant: 'Conceder',
      revoke: 'Revocar',
      grantNamed: (resource) => `Conceder ${resource}`,
      revokeNamed: (resource) => `Revocar ${resource}`,
      granted: 'Recurso concedido',
      revoked: 'Recurso revocado',
      add: 'Añadir recurso',
    },
    tokens: {
      access: 'Tokens de acceso',
      refresh: 'Tokens de actualización',
      columns: { resource: 'Recurso', scope: 'Ámbito', expires: 'Caducidad' },
      own: 'Claims propios de la persona',
      none: 'No hay tokens vigentes.',
      about: 'Los tokens de formato jwt no aparecen en la lista: son válidos hasta que caducan.',
      remove: 'Eliminar',
      removeTitle: 'Eliminar token',
      removeAsks: '¿Eliminar este token? La aplicación ya no podrá usarlo.',
      all: 'Revocar todos',
      allTitle: (which) => `Revocar todos: ${which}`,
      allAsks: '¿Revocarlos todos? La aplicación ya no podrá usar ninguno de los emitidos hasta ahora.',
      removed: { access: 'Token de acceso eliminado', refresh: 'Token de actualización eliminado' },
      removedAll: {
        access: 'Todos los tokens de acceso se han eliminado',
        refresh: 'Todos los tokens de actualización se han eliminado',
      },
    },
    sonic: 'SonicKYC activado',
  },
  'pages/userList': {
    title: 'Gestión de usuarios',
    protocol: 'Protocolo',
    addPerson: 'Añadir persona',
    inviteMany: 'Invitar a varias personas',
  },
} satisfies Partial<Catalogue>;
