import type { Catalogue } from '../../catalogue.ts';

/** The frame of all pages, parts of forms, and what several pages say alike. */
export const frame = {
  words: {
    brand: 'Latchkey',
    loading: 'Cargando…',
    retry: 'Reintentar',
    goBack: 'Volver',
    signingIn: 'Esperando a su dispositivo…',
    noPasskeys: 'Este navegador no admite WebAuthn',
    elsewhere:
      'Abra esta página en otro navegador. Los programas de correo suelen abrir los enlaces en uno propio.',
    copyAddress: 'Copiar la dirección',
    addressCopied: 'Dirección copiada',
    home: 'Ir al inicio de sesión',
    resent: 'Correo enviado',
    terms: {
      before: 'Acepto los ',
      terms: 'términos y condiciones',
      and: ' y la ',
      privacy: 'política de privacidad',
    },
    asking: {
      OPERATOR_LOGIN: {
        title: 'Iniciar sesión con el teléfono',
        approved: 'Solicitud aprobada. Iniciando sesión…',
      },
      OPERATOR_REGISTER: {
        title: 'Registrarse con el teléfono',
        approved: 'Solicitud aprobada. Creando su cuenta…',
      },
      OPERATOR_ADD_DEVICE: { title: 'Añadir un teléfono', approved: 'Dispositivo añadido' },
    },
  },
  parts: {
    reload: 'Volver a cargar la página',
    crashed: 'Algo ha fallado',
    crashedHint: 'No se ha podido mostrar esta página. Compruebe su conexión y vuelva a cargarla.',
    footer: {
      privacy: 'Política de privacidad',
      terms: 'Términos y condiciones',
      errors: 'Códigos de error',
    },
    aside: {
      title: 'La llave ya está en su mano.',
      lead: 'Su equipo y sus usuarios inician sesión con la huella, el rostro o el PIN del dispositivo.',
      points: [
        'Llaves de acceso a prueba de phishing: nadie puede adivinarlas ni filtrarlas',
        'Una sola etiqueta de script para su propio sitio',
        'Cada inicio de sesión registrado, cada cambio documentado',
      ],
    },
    captcha: {
      label: 'No soy un robot',
      solving: 'Comprobando…',
      solved: 'Comprobado',
      failed: 'La comprobación ha fallado. Marque la casilla para intentarlo de nuevo.',
    },
    mailboxLink: {
      kept: 'Esta instalación guarda sus correos en lugar de enviarlos.',
      open: 'Abrir el buzón',
    },
    methods: {
      legend: 'Método de inicio de sesión',
      invalid: 'El método de inicio de sesión no es válido',
      1: ['Este dispositivo', 'Huella, rostro, PIN del dispositivo o llave de seguridad'],
      2: ['Teléfono (escanear un código QR)', 'Con una llave de acceso en su teléfono'],
      3: ['App Latchkey (escanear un código QR)', 'Escanee con la app en su teléfono'],
      4: ['App Latchkey (notificación)', 'Su teléfono le pregunta'],
      location:
        'Su navegador le pedirá su ubicación, porque el teléfono muestra de dónde procede la solicitud.',
    },
    choose: 'Seleccione una opción',
    optional: 'opcional',
    listFailed: 'No se ha podido cargar la lista.',
    access: {
      note: '¿Para qué lo necesita?',
      noteHint: 'Lo leerá quien responda.',
      ask: 'Solicitar acceso',
      asking: 'Enviando…',
      waits: (until) =>
        `Su solicitud de acceso espera respuesta, como máximo hasta el ${until}. Puede cerrar esta página: si su dirección es conocida, se le avisará por correo.`,
      allowed: 'Ya tiene acceso. Vuelva a iniciar sesión.',
      declined: (application) =>
        `Se ha rechazado su solicitud de acceso a ${application}. Puede solicitarlo de nuevo o hablar con sus responsables.`,
    },
  },
} satisfies Partial<Catalogue>;
