import type { GeneralWords } from './catalogue.ts';

/** What web and mobile applications say, in Spanish. */
export const words: GeneralWords = {
  'families/general': {
    tabs: { basic: 'General', users: 'Lista de usuarios', insight: 'Estadísticas' },
    userTabs: { details: 'Datos del usuario', audit: 'Auditoría del usuario' },
    insight: {
      users: 'Estadísticas',
      platform: 'Usuarios totales por plataforma',
      total: 'Usuarios totales',
      active: 'Usuarios activos',
      suspended: 'Cuentas suspendidas',
      empty: 'No hay datos de usuarios',
    },
    general: 'Ajustes generales',
    doneWeb:
      'Añada este script a las páginas en las que se registran e inician sesión las personas. Por sí solo no muestra nada: la guía de integración de la aplicación contiene las líneas que las registran e inician su sesión.',
    doneMobile:
      'Su app envía este ID de cliente cuando alguien se registra o inicia sesión. La guía de integración de la aplicación muestra las llamadas.',
    createdAt: 'Creación',
    clientId: 'ID de cliente',
    guide: 'Guía de integración',
    guideScript:
      'Añada esta etiqueta de script a las páginas en las que se registran e inician sesión las personas:',
    guideUse: 'En la página, registre a las personas e inicie su sesión:',
    guideMobile:
      'Su app hace estas llamadas a partir de la URL base, sin vista web. La guía para desarrolladores contiene el código para iOS y Android.',
    guideCalls: 'llamadas de la app',
    guideServer: 'En su propio back-end, verifique el token antes de confiar en él:',
    baseUrl: 'URL base de la API de autenticación',
    script: 'etiqueta de script',
    example: 'página de ejemplo',
    serverExample: 'back-end de ejemplo',
    developerGuide: 'Guía para desarrolladores',
    downloads: 'Descargas',
    archives: {
      wordpress: {
        label: 'Plugin de WordPress',
        text: 'Súbalo a su sitio e introduzca el ID de cliente.',
      },
      android: {
        label: 'SDK de Android',
        text: 'Código fuente de la biblioteca (aar) para Android Studio, con las llamadas anteriores en dos funciones.',
      },
      ios: {
        label: 'SDK de iOS',
        text: 'Un paquete Swift con las llamadas anteriores en dos funciones.',
      },
      sample: {
        label: 'Aplicación de ejemplo',
        text: 'Una pequeña tienda cuyo back-end verifica los tokens.',
      },
    },
    tries: {
      title: (app) => `Probar este inicio de sesión: ${app}`,
      text: 'Se pide a la persona que apruebe en un teléfono, como si lo pidiera una página de la aplicación. Después, la página de la prueba muestra lo que recibiría su back-end, sin un token válido, y revisa los ajustes. No cuenta como inicio de sesión.',
      hint: 'De una persona que se registró con el teléfono. Una llave de acceso de su propio sitio web solo funciona allí.',
    },
    fields: {
      originsHint:
        'HTTPS con un certificado válido que no sea autofirmado; http solo en localhost, y sin dirección IP.',
      originsAdded: 'Sitios web de esta aplicación',
      originAdd: 'Añadir URL',
      originRemove: (address) => `Quitar ${address}`,
      originNotAdded:
        'Pulse «Añadir URL» o simplemente continúe: una dirección completa se añade automáticamente.',
      originWrong:
        'Escriba una dirección absoluta como https://shop.example. http solo funciona en localhost, y una dirección IP nunca.',
      originThere: 'Esta dirección ya está en la lista',
      appSiteHint:
        'El sitio web de la app, a cuyo host pertenecen sus llaves de acceso. Las personas de la app inician sesión allí con ellas si el sitio web usa el ID de cliente de la app; a otra aplicación hay que invitarlas.',
      noWebsite: 'No tengo sitio web',
      noWebsiteHint: 'Las llaves de acceso de la app pertenecen entonces a la dirección de su organización.',
      validityUnit: 'Unidad',
      seconds: 'Segundos',
      minutes: 'Minutos',
      validityWrong: 'Entre 10 segundos y 24 horas',
    },
  },
  'families/general/association': {
    apple: {
      title: 'apple-app-site-association para iOS',
      text: 'Permite que su app de iOS use las llaves de acceso de su sitio web. Una app sin sitio web no tiene llaves de acceso en iOS.',
      team: 'Team ID',
      teamHint:
        'Diez letras y dígitos, como aparecen en la página de membresía de su cuenta de desarrollador',
      bundle: 'Bundle ID',
      bundleHint: 'Como com.company.app',
      publish: (host) =>
        `Publique el archivo en https://${host}/.well-known/apple-app-site-association: por HTTPS, con el tipo de contenido application/json y sin redirección. Si ya existe, añádale esta entrada. Añada webcredentials:${host} a los dominios asociados de la app.`,
    },
    assetlinks: {
      title: 'assetlinks.json para Android',
      text: 'Permite que su app de Android use las llaves de acceso de su sitio web.',
      steps: ['Generar assetlinks.json', 'Instrucciones de publicación'],
      package: 'Nombre del paquete',
      packageHint: 'Segmentos separados por puntos que empiecen por una letra, como com.company.app',
      fingerprint: 'Huella SHA256',
      fingerprintHint: '64 caracteres hexadecimales, con o sin dos puntos',
      generate: 'Generar',
      served: (site) =>
        `Android lo encuentra en ${site}/.well-known/assetlinks.json, donde Latchkey lo sirve para las apps sin sitio web. No tiene que publicar nada.`,
      publish: (host) =>
        `Publique el archivo en https://${host}/.well-known/assetlinks.json: por HTTPS, con el tipo de contenido application/json, sin redirección y legible sin iniciar sesión. Si ya existe, añada esta entrada a su lista.`,
      check: 'Después abra esa dirección en un navegador: el archivo debe contener esta entrada.',
      reset: 'Restablecer',
      readMore: 'Más información',
      readMoreAt: 'https://developer.android.com/training/app-links/verify-android-applinks',
    },
  },
  'families/general/words': {
    tabs: {
      applications: 'Aplicaciones web y móviles propias',
      users: 'Usuarios web y móviles',
      reports: 'Aplicaciones sin contraseña',
    },
    empty: 'Aún no hay aplicaciones. Añada la primera.',
    type: 'Tipo',
    users: {
      text: 'Las personas que se han registrado en sus aplicaciones web y móviles. Los usuarios suspendidos no pueden iniciar sesión hasta que usted los active de nuevo.',
      empty: 'No hay ninguna aplicación sin contraseña',
    },
    cards: {
      Web: {
        title: 'Web o WordPress',
        text: 'Su propio sitio web o de WordPress: las personas inician sesión con llaves de acceso en sus páginas.',
      },
      Mobile: {
        title: 'Móvil (iOS/Android)',
        text: 'Su propia app móvil: las personas inician sesión con las llaves de acceso de su dispositivo.',
      },
    },
  },
  'families/general/settings': {
    origins: {
      label: 'URL del sitio web',
      help: 'Las personas no se registran ni inician sesión en ningún otro sitio, y las llaves de acceso pertenecen a su host.',
    },
    tokenValidityTime: {
      label: 'Validez del token',
      help: 'Cuánto tiempo vale el token de un inicio de sesión. Su back-end lo cambia por una sesión propia.',
    },
    samePlatformAuth: {
      label: 'Autenticación en el mismo dispositivo',
      help: 'Iniciar sesión con la llave de acceso del dispositivo en uso',
    },
    remotePlatformAuth: {
      label: 'Autenticación con otro dispositivo',
      help: 'Iniciar sesión con un teléfono o una llave de seguridad',
    },
    multipleDeviceAllowed: {
      label: 'Varios dispositivos permitidos',
      help: 'Una persona puede registrar varios dispositivos',
    },
    invitedOnly: {
      label: 'Solo pueden registrarse las personas invitadas',
      help: 'Los usuarios nuevos necesitan una invitación de su equipo. No afecta a los usuarios existentes.',
    },
    wordpressPluginEnabled: {
      label: 'Plugin de WordPress activado',
      help: 'El plugin de WordPress puede usar esta aplicación',
    },
    platform: {
      label: 'Plataforma',
      help: 'Una app para ambas plataformas tiene una aplicación para cada una.',
    },
    packageName: {
      label: 'Nombre del paquete',
      empty: 'Sin indicar todavía',
      help: 'Como com.company.app. Puede añadirlo más tarde; las llaves de acceso en la app lo necesitan.',
      subject: 'El nombre del paquete',
    },
    fingerprint: {
      label: 'Huella SHA256',
      empty: 'Sin indicar todavía',
      help: 'La huella del certificado que firma la app: 64 caracteres hexadecimales, sin contar los dos puntos.',
      subject: 'La huella SHA256',
    },
  },
};
