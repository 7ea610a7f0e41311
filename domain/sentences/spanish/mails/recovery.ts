import { inUtc } from '../../english/mails/times.ts';
import type { MailLanguage } from '../../mails.ts';

/** The mails of a recovery. */
export const recovery = {
  'mail.recovery': ({ atOnce }) => ({
    subject: 'Recupere su acceso',
    lines: [
      atOnce
        ? 'Una persona autorizada le envía este enlace, con el que puede crear una llave de acceso en un dispositivo nuevo.'
        : 'Alguien, esperamos que usted, indica que ha perdido su dispositivo. Abra el enlace para crear una llave de acceso en uno nuevo.',
      atOnce
        ? 'Cuando lo abra, se le avisará a usted y a todo su equipo.'
        : 'Cuando lo abra, empezará un tiempo de espera; se le avisará a usted y a todo su equipo, y cualquiera podrá detener la recuperación.',
      'El enlace se puede abrir durante dos días. Si usted no lo ha solicitado, ignore este correo: no ocurrirá nada.',
    ],
    label: 'Recuperar mi acceso',
  }),
  'mail.userRecovery': ({ organisation, application }) => ({
    subject: `Recupere su acceso a ${application}`,
    lines: [
      `${organisation} le envía un enlace para crear una nueva llave de acceso para ${application}.`,
      'Funciona una sola vez, durante dos días. Ábralo en el dispositivo con el que quiera iniciar sesión. Si usted no lo ha solicitado, ignore este correo.',
    ],
    label: 'Crear llave de acceso',
  }),
  'mail.recoveryReady': {
    subject: 'Ya puede crear su nueva llave de acceso',
    lines: [
      'El tiempo de espera ha terminado. Abra el enlace en el dispositivo con el que quiera iniciar sesión, antes de dos días.',
      'Si usted no lo ha solicitado, inicie sesión y detenga la recuperación, o pida a alguien de su equipo que lo haga.',
    ],
    label: 'Crear la llave de acceso',
  },
  'mail.recoveryOpened': ({ who, own, readyAt }) => ({
    subject: own ? 'Se está recuperando su acceso' : `Se está recuperando el acceso de ${who}`,
    lines: [
      own
        ? 'Alguien ha abierto el enlace que se le envió por correo para crear una llave de acceso en un dispositivo nuevo.'
        : `Alguien ha abierto el enlace que se envió por correo a ${who} para crear una llave de acceso en un dispositivo nuevo.`,
      `Podrá hacerlo a partir del ${inUtc(readyAt)}. Si le parece sospechoso, detenga la recuperación: quien tenga el enlace no conseguirá nada.`,
    ],
    label: 'Detener la recuperación',
  }),
  'mail.recoveryDone': ({ who, own }) => ({
    subject: own
      ? 'Un dispositivo nuevo puede iniciar sesión en su cuenta'
      : `${who} tiene un dispositivo nuevo`,
    lines: [
      own
        ? 'Se ha recuperado su acceso: un dispositivo nuevo puede iniciar sesión y todas sus sesiones han terminado. Elimine los dispositivos que perdió.'
        : `Se ha recuperado el acceso de ${who}: un dispositivo nuevo puede iniciar sesión y todas las sesiones anteriores han terminado.`,
      own
        ? 'Si no ha sido usted, pida de inmediato a alguien de su equipo que suspenda su cuenta.'
        : 'Si algo no le parece correcto, pregunte a la persona por otra vía y suspenda su cuenta.',
    ],
    label: 'Iniciar sesión',
  }),
} satisfies Partial<MailLanguage['mails']>;
