import type { Catalogue } from '../../catalogue.ts';

const gone = 'un dispositivo que ya no existe';

/** A person's own page. */
export const me: Catalogue['pages/me'] = {
  title: 'Su cuenta',
  lead: (organisation) =>
    `Lo que ${organisation} sabe de usted y los dispositivos con los que inicia sesión.`,
  checking: 'Un momento…',
  signIn: {
    title: 'Iniciar sesión',
    lead: (organisation) =>
      `Use una llave de acceso que tenga en ${organisation}. Así también iniciará sesión en sus aplicaciones.`,
    action: 'Iniciar sesión con su llave de acceso',
    lost: '¿Ha perdido su dispositivo?',
  },
  anothers:
    'Entretanto, otra persona ha iniciado sesión aquí. Esta página es ahora la suya y no se ha hecho nada.',
  signedInAs: 'Sesión iniciada como',
  signOut: 'Cerrar todas las sesiones de este navegador',
  app: 'Aprobar inicios de sesión en este teléfono',
  devices: {
    title: 'Sus dispositivos',
    current: 'en uso en esta sesión',
    suspended: 'suspendido',
    addedOn: 'Añadido:',
    lastUsed: 'Último uso:',
    neverUsed: 'Aún sin usar',
    elsewhere: (rpId) => `Inicia sesión en ${rpId}`,
    rename: 'Cambiar nombre',
    remove: 'Eliminar',
    name: 'Nombre del dispositivo',
    save: 'Guardar',
    cancel: 'Cancelar',
    renamed: 'Nombre cambiado',
    removed: 'Dispositivo eliminado',
    sure: (name) => `¿Eliminar ${name}? Ya no podrá iniciar sesión con este dispositivo.`,
    sureCurrent: (name) =>
      `¿Eliminar ${name}? Es el dispositivo con el que ha iniciado sesión: se cerrará aquí su sesión y tendrá que iniciarla con otro.`,
    keep: 'Conservar',
    only: (site) =>
      `Ningún otro de sus dispositivos funciona en ${site}, así que este se queda. Añada otro abajo para poder eliminarlo.`,
    add: 'Añadir un dispositivo',
    addHere: 'Crear una llave de acceso en este dispositivo',
    addPhone: 'Usar otro dispositivo',
    added: 'Dispositivo añadido',
    scan: 'Escanee este código con la cámara del otro dispositivo o abra allí el enlace. Sirve para añadir un dispositivo y funciona durante diez minutos.',
    code: 'Código QR del enlace',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    done: 'Ya está añadido',
    another: 'Crear un enlace nuevo',
    close: 'Cerrar',
  },
  sessions: {
    title: 'Dónde tiene la sesión iniciada',
    current: 'este navegador',
    signOn: (device) => `Sesión iniciada con ${device || gone}`,
    app: (device) => `App en ${device || gone}`,
    since: 'Desde:',
    at: (applications) => `En ${applications}`,
    end: 'Cerrar',
    endOthers: 'Cerrar todas las demás',
    ended: 'Sesión cerrada',
    allEnded: 'Todas las demás sesiones se han cerrado',
    hint: 'Se avisa a las aplicaciones que mantienen su propia sesión, salvo a las que no están preparadas para ello.',
  },
  applications: {
    title: 'Sus aplicaciones',
    none: 'No hay ninguna aplicación que pueda usar.',
    why: {
      invited: 'Recibió una invitación o se registró por su cuenta',
      everybody: 'Abierta a todo el mundo',
      group: 'Abierta a un grupo al que pertenece',
    },
    group: (name) => `Pertenece al grupo ${name}`,
    suspended: 'acceso suspendido',
    unused: 'Aún no la ha usado',
    used: (times, shown, last) =>
      times
        ? `${times === 1 ? 'Un inicio de sesión' : `${shown} inicios de sesión`}, última visita ${last}`
        : `Última visita ${last}`,
    reads: (what) => `Puede leer: ${what}`,
    told: (what) => `Recibe: ${what}`,
    scopes: {
      openid: 'su identidad en la aplicación',
      email: 'su dirección de correo',
      profile: 'su nombre y su perfil',
      address: 'su dirección postal',
      phone: 'su número de teléfono',
      groups: 'sus grupos',
      offline_access: 'todo ello también en su ausencia',
    },
    open: 'Abrir',
    code: 'Obtener un código de red',
    withdraw: 'Retirar el consentimiento',
    sure: (name) =>
      `¿Retirar su consentimiento para ${name}? Se cerrará allí su sesión y la aplicación no podrá leer nada más. Si vuelve a iniciar sesión en ella, lo recibirá de nuevo.`,
    keep: 'Mantener',
    withdrawn: 'Consentimiento retirado',
  },
  signIns: {
    title: 'Sus últimos inicios de sesión',
    none: 'No hay ningún inicio de sesión registrado.',
    lead: '¿Alguno no fue suyo? Elimine el dispositivo, cierre las demás sesiones y avise a los responsables de la aplicación.',
    what: {
      SignedIn: 'Sesión iniciada',
      TransactionDeclined: 'Rechazado en el teléfono',
      TransactionReported: 'Usted indicó que no era quien lo pedía',
      TransactionExpired: 'Sin respuesta en el teléfono',
    },
    to: (what, application) => `${what}: ${application}`,
    device: (device) => `Dispositivo: ${device}`,
    from: (ip, country) => `desde ${ip}${country && `, ${country}`}`,
    more: 'Mostrar más',
  },
  language: {
    title: 'Idioma de sus correos',
    lead: (organisation) =>
      `Los correos de ${organisation} le llegan en este idioma. Estas páginas siguen el idioma de este navegador o el que usted elija abajo.`,
    label: 'Idioma de los correos',
    same: (language) => `El de la organización (${language})`,
    done: 'Idioma de sus correos cambiado',
  },
  data: {
    title: 'Sus datos',
    lead: 'Lo que hay registrado sobre usted, en un archivo (JSON). El propio archivo indica lo que no contiene.',
    get: 'Descargar el archivo',
    name: 'mis-datos.json',
  },
  erasure: {
    title: 'Eliminación de sus datos',
    lead: (organisation) =>
      `Pida a ${organisation} que elimine lo que sabe de usted. Sus responsables verán la solicitud y la responderán; hasta entonces, nada cambia.`,
    note: 'Por qué o a partir de cuándo',
    ask: 'Solicitar la eliminación',
    sure: '¿Solicitar la eliminación de sus datos? Una vez hecha, ya no podrá iniciar sesión aquí.',
    keep: 'No solicitarla',
    asked: 'Solicitud enviada',
    phase: {
      open: 'Su solicitud espera respuesta.',
      allowed: 'Su solicitud se ha aceptado. Sus datos se eliminarán en breve.',
      declined: 'Su solicitud se ha rechazado. Puede volver a enviarla.',
      expired: 'Nadie ha respondido a su solicitud. Puede volver a enviarla.',
    },
  },
  addDevice: {
    title: 'Añadir este dispositivo',
    checking: 'Comprobando su enlace…',
    lead: (name, organisation) =>
      `Cree en este dispositivo una llave de acceso para ${name} en ${organisation}. Continúe solo si es usted.`,
    action: 'Añadir este dispositivo',
    done: 'Dispositivo añadido',
    doneHint: 'A partir de ahora puede iniciar sesión con él.',
    toPage: 'Ir a su cuenta',
    failed: 'Este dispositivo no se puede añadir',
    failedHint: 'Cree un enlace nuevo en la página de su cuenta.',
  },
};
