import { listed } from '../../../web-kit/language/language.ts';
import type { Catalogue } from '../../catalogue.ts';
import { me } from './me.ts';

/** The pages for people who sign in to applications. */
export const people = {
  'pages/confirmAddress': {
    title: 'Confirme su dirección',
    lead: 'Pulse el botón para confirmar que es suya la dirección en la que recibió el correo con este enlace.',
    action: 'Confirmar la dirección',
    joins: {
      title: 'Confirme que fue usted',
      lead: 'Pulse el botón solo si usted se registró con el nombre que aparece en el correo. A partir de entonces, esa llave de acceso y la suya abrirán todo lo que usted usa allí. Si no fue usted, cierre esta página.',
      action: 'Fui yo',
      done: (organisation) => `${organisation} ya sabe que ambos registros son suyos.`,
    },
    done: (address, organisation) => `${organisation} usa ahora ${address} para usted.`,
    doneHint: 'Puede cerrar esta página. Iniciará sesión con la misma llave de acceso que antes.',
    failed: 'Este enlace no se puede usar',
    failedHint: 'Su dirección no ha cambiado.',
    noAnswer: 'Se ha producido un error. Inténtelo de nuevo.',
  },
  'pages/invited': {
    title: 'Registrarse',
    checking: 'Comprobando su invitación…',
    invites: (organisation, applications) => `${organisation} le invita a usar ${listed(applications)}.`,
    failed: 'Esta invitación no se puede usar',
    failedHint: 'Pida a la persona que le invitó que vuelva a enviar la invitación.',
    once: 'La invitación funciona una sola vez.',
    byPhone: 'Registrarse con un teléfono',
    directory: {
      title: 'Confirme que es usted',
      lead: (application) =>
        `Escriba el nombre de usuario y la contraseña del directorio de su empresa, con los que inicia sesión en el trabajo. ${application} no guarda la contraseña.`,
      userId: 'Nombre de usuario',
      password: 'Contraseña',
      action: 'Continuar',
      checking: 'Comprobando…',
      failed: 'Se ha producido un error. Inténtelo de nuevo.',
    },
    onSite: {
      lead: 'Se registrará en el sitio web de la aplicación con una llave de acceso del dispositivo que está usando: una huella, un rostro o un bloqueo de pantalla. No hay contraseña.',
      choose: 'Elija el sitio web en el que iniciará sesión.',
      go: (site) => `Continuar a ${site}`,
    },
    here: {
      lead: (byPhone) =>
        `Creará una llave de acceso en este dispositivo${byPhone ? ' o en su teléfono' : ''}: una huella, un rostro o un bloqueo de pantalla. No hay contraseña.`,
      action: 'Registrarse con este dispositivo',
      done: '¡Registro completado!',
      next: (application) => `Ya puede iniciar sesión en ${application} y cerrar esta página.`,
    },
    joined: {
      open: (application) => `Abrir ${application}`,
      lead: (applications) =>
        `Ya puede iniciar sesión en ${listed(applications)} con la misma llave de acceso.`,
      app: 'Ir a la app',
      me: 'Sus dispositivos y su cuenta',
      closed: 'No tiene acceso a:',
      closedHint:
        'Consulte a la persona que le invitó. Mientras su invitación sea válida, su enlace añade lo que se haya abierto entretanto.',
    },
    known: {
      title: 'Invitación',
      lead: 'Ya tiene una llave de acceso aquí. Inicia sesión con ella, así que no tiene que registrarse.',
      onSite:
        'Ya tiene una llave de acceso para el sitio web de esta aplicación. Inicia sesión con ella, así que no tiene que registrarse.',
      action: (applications) => `Añadir ${listed(applications)}`,
      done: 'Ya tiene acceso',
      failed: 'Se ha producido un error. Inténtelo de nuevo.',
    },
    about: {
      birthdate: 'Fecha de nacimiento',
      birthdateWrong: (first) => `Escriba una fecha entre el ${first} y hoy`,
      country: 'País',
      postalCode: 'Código postal',
      postalCodeWrong: 'Escriba solo dígitos',
    },
    radius: {
      lead: (byPhone) =>
        `Cree una llave de acceso en el teléfono con el que dará su aprobación: abra allí el enlace del correo o ${byPhone ? 'escanee un código QR con él' : 'elija el teléfono en la ventana que abre el navegador'}. No hay contraseña.`,
      action: 'Crear llave de acceso',
      done: '¡Registro completado!',
      next: (application, username) =>
        `Cuando inicie sesión en ${application}, escriba ${username} como nombre y cualquier palabra como contraseña. Recibirá una solicitud para aprobar.`,
      app: 'Instalar la app para recibir las solicitudes como notificaciones',
      code: 'Obtener un código para un dispositivo que no puede esperar',
    },
  },
  'pages/lostDevice': {
    mail: {
      lead: 'Escriba su dirección: le enviaremos un enlace con el que pedir a su organización que le permita crear una nueva llave de acceso.',
      email: 'Su dirección de correo',
      send: 'Enviarme el enlace',
      sending: 'Enviando…',
      sent: (email) =>
        `Si ${email} es una dirección conocida aquí, recibirá un enlace en breve. Ábralo y pulse el botón que aparece allí. Funciona durante dos días.`,
      nothing:
        '¿No ha llegado nada? Revise que la dirección esté bien escrita y la carpeta de correo no deseado, o hable con los responsables de la aplicación.',
    },
    title: 'He perdido mi dispositivo',
    checking: 'Comprobando su enlace…',
    lead: 'Pida a su organización que le permita volver a entrar. Cuando lo acepte, recibirá un correo con un enlace para crear una nueva llave de acceso.',
    failed: 'Este enlace no se puede usar',
    failedHint: 'Pida uno nuevo en la página de inicio de sesión, en «¿Ha perdido su dispositivo?».',
    request: {
      note: '¿Qué ha ocurrido?',
      noteHint: 'Lo leerá quien responda.',
      ask: 'Pedir volver a entrar',
      asking: 'Enviando…',
      waits: (until) =>
        `Su solicitud espera respuesta, como máximo hasta el ${until}. Puede cerrar esta página: se le avisará por correo.`,
      allowed:
        'Su organización ha aceptado y usted ha recibido un correo con un enlace. Si ese enlace ya no funciona, puede volver a pedirlo.',
      declined:
        'Se ha rechazado su solicitud. Puede volver a pedirlo o hablar con los responsables de la aplicación.',
    },
  },
  'pages/me': me,
  'pages/networkCode': {
    title: 'Código para su red',
    lead: 'Para dispositivos que no pueden esperar a que apruebe en su teléfono: obtenga un código con su llave de acceso y escríbalo allí como contraseña.',
    get: 'Obtener un código',
    another: 'Obtener otro código',
    use: (application) => `Escriba esto como contraseña de ${application}:`,
    once: 'Funciona una sola vez, durante cinco minutos. Nadie más lo necesita: no se lo diga a nadie.',
    over: 'Este código ha caducado.',
  },
  'pages/notFound': {
    title: '404: página no encontrada',
    text: 'No hay nada en esta dirección. Puede que el enlace sea antiguo o esté incompleto.',
  },
  'pages/oidc': {
    signIn: {
      title: (application) => `Iniciar sesión en ${application}`,
      lead: 'Use la llave de acceso que creó cuando se registró.',
      email: 'Dirección de correo registrada',
      emailHint: 'Déjela vacía para elegir una llave de acceso de este dispositivo.',
      emailMissing: 'Escriba su dirección de correo para que sepamos a qué teléfono avisar.',
      login: 'Iniciar sesión',
      cancel: 'Cancelar',
      success: 'Sesión iniciada',
      loading: 'Cargando…',
      failed: 'Algo ha fallado',
      lost: '¿Ha perdido su dispositivo?',
      other: 'Si tiene otro dispositivo, inicie sesión con él en su propia página y elimine allí el perdido.',
      me: 'Su cuenta',
      unnamed: 'Esta dirección no indica ningún inicio de sesión.',
      failedHint: 'Vuelva a la aplicación e inicie sesión de nuevo.',
    },
    help: {
      noAccess: (application) =>
        `Su cuenta es conocida aquí, pero no tiene acceso a ${application}. Pida una invitación a sus responsables o, si tiene otra llave de acceso, elíjala.`,
      noAccessYet: (application) =>
        `Su cuenta es conocida aquí, pero no tiene acceso a ${application}. Solicítelo más abajo o, si tiene otra llave de acceso, elíjala.`,
      suspended: (application) => `Su acceso a ${application} está suspendido. Consulte a sus responsables.`,
      deviceSuspended:
        'Esta llave de acceso está suspendida. Use otro dispositivo o pida a los responsables de la aplicación que la activen.',
      refused:
        'No se ha aceptado esta llave de acceso. Elija otra o, si ha perdido su dispositivo, mire más abajo.',
      expired: (application) =>
        `Este inicio de sesión ha tardado demasiado. Vuelva a ${application} y empiece de nuevo.`,
      closed: (application) =>
        `${application} no está disponible en este momento. Pregunte a sus responsables cuándo volverá a estarlo.`,
      noPasskey:
        'No se ha usado ninguna llave de acceso. Inténtelo de nuevo, elija un teléfono si se ofrece o, si ha perdido su dispositivo, mire más abajo.',
      noApproval:
        'El teléfono no ha aprobado la solicitud. Inténtelo de nuevo, use una llave de acceso de este dispositivo o, si ha perdido su teléfono, mire más abajo.',
      other: (application) =>
        `No ha funcionado. Inténtelo de nuevo en unos instantes. Si el problema continúa, consulte a los responsables de ${application}.`,
    },
  },
  'pages/recoverUser': {
    title: 'Crear una nueva llave de acceso',
    checking: 'Comprobando su enlace…',
    about: (organisation, application) => `${organisation} le permite volver a entrar en ${application}.`,
    aboutAll: (organisation) =>
      `${organisation} le permite volver a entrar en todo aquello a lo que tiene acceso.`,
    lead: 'Creará la nueva llave de acceso en el sitio web de la aplicación, en el dispositivo que está usando. El enlace funciona una sola vez.',
    here: 'Creará la nueva llave de acceso en el dispositivo que está usando. El enlace funciona una sola vez.',
    onPhone:
      'Abra este enlace en el teléfono con el que dará su aprobación: la nueva llave de acceso se crea en el dispositivo que está usando. El enlace funciona una sola vez.',
    make: 'Crear llave de acceso',
    ready: 'Su nueva llave de acceso está lista',
    done: 'Ya puede iniciar sesión con ella y cerrar esta página.',
    me: 'Ver sus dispositivos y eliminar el perdido',
    failed: 'Este enlace no se puede usar',
    failedHint: 'Pida uno nuevo a quien se lo envió.',
  },
} satisfies Partial<Catalogue>;
