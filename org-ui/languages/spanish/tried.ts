import type { Catalogue } from '../../catalogue.ts';

/** What the page of a tryout says, in Spanish. */
export const tried = {
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
    site: {
      signedIn: 'La persona ha aprobado. Esto es lo que recibiría el back-end de la aplicación.',
      failed: 'Nadie ha iniciado sesión y la aplicación no recibiría nada.',
      waiting:
        'La persona tiene dos minutos para escanear el código con el teléfono y elegir allí el número. Después, esta página muestra por sí sola el resultado.',
      waitingForApp:
        'Se ha enviado una notificación a la app del teléfono de la persona, que tiene dos minutos para elegir el número. Después, esta página muestra por sí sola el resultado.',
      nothingLeft:
        'No se ha entregado ningún token y no queda ninguna sesión iniciada. No cuenta como inicio de sesión, y en la auditoría consta como prueba.',
      told: 'Lo que se le comunica de la persona',
      advice: {
        'tryout.nobody':
          'Revise cómo está escrito el nombre de usuario. Las personas se registran en su sitio web o en su app; invite a la persona si solo pueden registrarse las personas invitadas.',
        'tryout.device':
          'Una llave de acceso creada en su sitio web o en su app solo funciona allí. La persona se registra con el teléfono o añade un teléfono a su cuenta con addPasskey({ phone: true }) en su página. Si no, pruebe el inicio de sesión en su propio sitio.',
        'tryout.expired':
          'Escanee el código con el teléfono que tiene la llave de acceso o compruebe si ha llegado la notificación. Después inténtelo de nuevo.',
      },
    },
    request: {
      title: 'En el teléfono',
      code: 'Código QR para el teléfono',
      scan: 'Escanee el código con la cámara del teléfono. Después elija allí este número:',
      message: 'Abra la notificación en el teléfono. Después elija allí este número:',
    },
    again: 'Probar de nuevo',
    checked: 'Lo que los navegadores y teléfonos encuentran en los ajustes',
    checks: {
      website: (address) => `${address}: las llaves de acceso funcionan aquí y pertenecen a este host.`,
      localWebsite: (address) =>
        `${address}: solo funciona en un navegador del propio equipo. Quítela antes de que las personas inicien sesión.`,
      unfitWebsite: (address) =>
        `${address}: los navegadores no permiten llaves de acceso aquí. Use https y un nombre de host.`,
      severalHosts: (hosts) =>
        `Las llaves de acceso pertenecen al host en el que se crearon: ${hosts}. Una creada en uno no se puede usar en otro. Haga que las personas se registren e inicien sesión en un solo host.`,
      noWay: () =>
        'Nadie puede iniciar sesión: la autenticación en el mismo dispositivo y con otro dispositivo están desactivadas. Active una de ellas.',
      planSameDevice: () =>
        'El plan no incluye iniciar sesión con la llave de acceso del dispositivo en uso, que la aplicación permite.',
      planPhone: () => 'El plan no incluye iniciar sesión con el teléfono, que la aplicación permite.',
      noFingerprint: () =>
        'Falta la huella SHA256 de la app de Android. La app se rechaza hasta que la introduzca.',
      noSiteForApple: () =>
        'iOS solo da a una app las llaves de acceso de su propio sitio web, y esta app no tiene ninguno. Introduzca un sitio web.',
    },
    methods: {
      phone: 'Código QR',
      push: 'Notificación en la app',
    },
    seconds: (count) => `${count} segundos`,
    facts: 'El inicio de sesión',
    told: 'Lo que se le comunica de la persona',
    columns: { name: 'Nombre', value: 'Valor', from: 'En' },
    parts: {
      idToken: 'Token de ID',
      userinfo: 'Userinfo',
      assertion: 'Aserción',
      accessToken: 'Claims del token de acceso',
      verifyToken: 'Respuesta de verifyToken',
    },
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
      method: 'Cómo se preguntó al teléfono',
      expiresIn: 'El token valdría',
    },
    untested: 'Qué no se ha probado',
    notTried: {
      oidc: 'La prueba vuelve a una dirección de esta consola. Si la aplicación está en sus direcciones de redirección y conoce su secreto de cliente se verá en su primer inicio de sesión.',
      saml: 'La aserción se muestra antes de firmarla y cifrarla, para que nadie pueda iniciar sesión con ella. Si la aplicación confía en el certificado de esta organización y puede descifrar se verá en su primer inicio de sesión.',
      radius:
        'No se ha enviado ningún paquete. Si el cliente llega a este servidor desde su IP de cliente, conoce el secreto compartido y espera lo suficiente se verá en su primer inicio de sesión. No se ha probado como contraseña un código de la página de la persona.',
      general:
        'Las llaves de acceso de su propio sitio web o app solo funcionan allí y no se han probado. Si sus páginas tienen el script, o su app hace las llamadas, y su back-end verifica el token se verá en el primer inicio de sesión.',
    },
    why: 'Motivo',
    notSignedIn: 'La persona no inició sesión.',
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
        'Compruebe si ha llegado el correo o la notificación y si el dispositivo de la persona está activo. Después inténtelo de nuevo.',
      'tryout.failed': 'Compruebe si el dispositivo de la persona está activo e inténtelo de nuevo.',
      'tryout.remote':
        'Active la autenticación con otro dispositivo para probar el inicio de sesión con el teléfono, o pruebe en su propio sitio. La revisión de los ajustes de abajo vale de todos modos.',
      'tryout.app':
        'La persona obtiene la app en la página /app de su organización y activa allí las notificaciones. O pruebe con el código QR.',
      'tryout.unasked':
        'Escriba en la página de la persona una dirección de correo, que ella confirmará. O la persona activa las notificaciones en la app, si el cliente está en «En la app». Un cliente espera dos minutos en vano; un código de /networkCode sirve de contraseña.',
      'transaction.expired':
        'La aprobación llegó demasiado tarde para recogerla. Los ajustes son correctos; inténtelo de nuevo.',
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
} satisfies Partial<Catalogue>;
