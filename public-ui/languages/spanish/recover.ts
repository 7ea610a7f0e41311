import type { Catalogue } from '../../catalogue.ts';

/** The pages on which an operator's access is recovered. */
export const recover = {
  'pages/recover': {
    ask: {
      title: 'He perdido mi dispositivo',
      lead: 'Le enviaremos un enlace que le permite crear una llave de acceso en otro dispositivo.',
      steps: [
        'Abra el enlace. Se avisa a su equipo y a sus otros dispositivos, y cualquiera de ellos puede detener la recuperación.',
        'Empieza un tiempo de espera: normalmente, un día. Su organización decide cuánto dura.',
        'Después, el mismo enlace le permite crear la nueva llave de acceso. Se lo recordaremos por correo.',
      ],
      quicker:
        'Más rápido: alguien de su equipo puede enviarle un enlace sin tiempo de espera, desde su página en «Gestión del equipo».',
      email: 'Correo electrónico',
      send: 'Enviar el enlace',
      sending: 'Enviando…',
      sentTitle: 'Revise su correo',
      sent: (email) => `Si ${email} está registrado, recibirá un enlace en breve. Funciona durante dos días.`,
      nothing:
        '¿No ha llegado nada? Revise que la dirección esté bien escrita y la carpeta de correo no deseado.',
      again: 'Probar con otra dirección',
      back: 'Volver al inicio de sesión',
    },
    recover: {
      title: 'Recuperar su acceso',
      checking: 'Comprobando su enlace…',
      of: 'Recuperación del acceso de',
      at: 'en',
      requested:
        'Cuando empiece, se avisará a todo su equipo y a sus otros dispositivos. Cualquiera de ellos puede detener la recuperación.',
      wait: (hours) =>
        hours === 0
          ? 'Puede crear la nueva llave de acceso de inmediato.'
          : `Después tendrá que esperar ${hours === 1 ? 'una hora' : `${hours} horas`} antes de poder crear la nueva llave de acceso.`,
      open: 'Empezar la recuperación',
      waiting: (when) =>
        `Ha empezado el tiempo de espera. A partir del ${when}, este enlace le permitirá crear la nueva llave de acceso.`,
      waitingHint: 'Puede cerrar esta página. Le avisaremos por correo cuando termine.',
      ready: (when) =>
        `Cree una llave de acceso en este dispositivo. A partir de ahora iniciará sesión con ella. El enlace es válido hasta el ${when}.`,
      enrol: 'Crear la llave de acceso',
      done: 'Su nueva llave de acceso está lista',
      doneHint:
        'Todas sus sesiones anteriores han terminado. Inicie sesión y elimine los dispositivos perdidos en «Gestión del equipo», en su propia página.',
      signIn: 'Iniciar sesión',
      failed: 'Este enlace no se puede usar',
      failedHint:
        'Pida uno nuevo, o pida a alguien de su equipo que le envíe uno desde la página de usted en «Gestión del equipo».',
      newLink: 'Pedir un enlace nuevo',
    },
    stop: {
      title: 'Detener una recuperación',
      about: 'Alguien ha empezado a recuperar la cuenta de',
      text: 'Si no sabe nada de ello, deténgala: el enlace dejará de funcionar. Si la esperaba, no tiene que hacer nada.',
      stop: 'Detener la recuperación',
      done: 'La recuperación se ha detenido',
      doneHint:
        'El enlace ya no funciona. Si lo abrió un desconocido, puede que el buzón esté comprometido: avise a la persona, pero no por correo.',
      failed: 'No hay nada que detener',
      failedHint:
        'La recuperación ya se detuvo o se completó, o ha caducado. Si se completó y usted no sabe nada de ello, suspenda a la persona de inmediato, en «Gestión del equipo».',
    },
    send: {
      title: 'Enviar un enlace de recuperación',
      to: 'Se enviará un enlace para crear una nueva llave de acceso a',
      text: 'Compruebe, por un medio que no sea el correo, que la solicitud es realmente de esa persona. No hay tiempo de espera.',
      confirm: 'Confirmar con llave de acceso',
      done: 'El enlace está en camino',
      doneHint: 'Puede cerrar esta página.',
      failed: 'No se puede enviar el enlace',
      failedHint: 'Empiece de nuevo en la página de ese miembro.',
    },
  },
} satisfies Partial<Catalogue>;
