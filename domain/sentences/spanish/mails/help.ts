import type { MailLanguage } from '../../mails.ts';

/** The mails about what people ask an organisation for. */
export const help = {
  'mail.accessAsked': ({ who, application }) => ({
    subject: `${who} solicita acceso a ${application}`,
    lines: [
      `Su organización conoce a ${who}, que ha intentado iniciar sesión en ${application} y no tiene acceso.`,
      'Responda en la consola, en «Solicitudes de acceso». Si nadie responde, la solicitud termina a los 30 días.',
    ],
    label: 'Ver la solicitud',
  }),
  'mail.deviceLost': ({ organisation }) => ({
    subject: '¿Ha perdido su dispositivo?',
    lines: [
      `Alguien, esperamos que usted, ha indicado en la página de inicio de sesión de ${organisation} que ha perdido su dispositivo. Abra el enlace para pedir a ${organisation} que le permita volver a entrar.`,
      'El enlace funciona durante dos días. Si no ha sido usted, ignore este correo: no ocurrirá nada.',
    ],
    label: 'Pedir volver a entrar',
  }),
  'mail.deviceAsked': ({ who }) => ({
    subject: `${who} ha perdido un dispositivo`,
    lines: [
      `${who} pide volver a entrar sin él. Compruebe, por un medio que no sea el correo, que la solicitud es realmente suya.`,
      'Responda en la consola, en «Solicitudes de acceso». Si nadie responde, la solicitud termina a los 30 días.',
    ],
    label: 'Ver la solicitud',
  }),
  'mail.deviceDeclined': ({ organisation }) => ({
    subject: 'No puede volver a entrar sin su dispositivo',
    lines: [
      `Usted pidió volver a entrar sin su dispositivo. ${organisation} lo ha rechazado.`,
      'Si lo necesita de todos modos, hable con sus responsables.',
    ],
    label: `Ir a ${organisation}`,
  }),
  'mail.erasureAsked': ({ who }) => ({
    subject: `Solicitud de eliminación de datos: ${who}`,
    lines: [
      `Desde su propia página, ${who} pide a su organización que elimine lo que sabe de esta persona. Todavía no se ha eliminado nada.`,
      'Responda en la consola, en «Solicitudes de acceso», y elimine allí a la persona. Si nadie responde, la solicitud termina a los 30 días.',
    ],
    label: 'Ver la solicitud',
  }),
  'mail.erasureAllowed': ({ organisation }) => ({
    subject: 'Se van a eliminar sus datos',
    lines: [
      `Usted pidió a ${organisation} que eliminara lo que sabe de usted. Su solicitud se ha aceptado y la eliminación se hará en breve.`,
      'Después ya no podrá iniciar sesión allí. Si usted no lo ha pedido, avise enseguida a sus responsables.',
    ],
    label: `Ir a ${organisation}`,
  }),
  'mail.erasureDeclined': ({ organisation }) => ({
    subject: 'Sus datos no se van a eliminar',
    lines: [
      `Usted pidió a ${organisation} que eliminara lo que sabe de usted. Por ahora, su solicitud se ha rechazado.`,
      'Hable con sus responsables para conocer el motivo.',
    ],
    label: `Ir a ${organisation}`,
  }),
  'mail.accessDeclined': ({ organisation, application }) => ({
    subject: `Sin acceso a ${application}`,
    lines: [
      `Usted solicitó acceso a ${application}. ${organisation} lo ha rechazado.`,
      'Si lo necesita de todos modos, hable con sus responsables.',
    ],
    label: `Ir a ${organisation}`,
  }),
} satisfies Partial<MailLanguage['mails']>;
