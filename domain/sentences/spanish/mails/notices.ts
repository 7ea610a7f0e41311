import type { MailLanguage } from '../../mails.ts';
import { saidDevice } from '../../said/deviceNames.ts';
import { devices } from '../devices.ts';

/** The notices that the installed app shows. */
export const notices: MailLanguage['notices'] = {
  'notice.signIn': ({ device, application }) => ({
    title: 'Aprobar un inicio de sesión',
    body: `${device === null ? 'Otro dispositivo' : saidDevice(device, devices)} quiere iniciar sesión en ${application ?? 'la consola de operadores'}. Toque para responder.`,
  }),
  'notice.recoveryOpened': ({ who, own }) => ({
    title: own ? 'Se está recuperando su acceso' : 'Se está recuperando un acceso',
    body: own
      ? 'Alguien ha abierto el enlace que recupera su acceso. Si no ha sido usted, detenga la recuperación.'
      : `Alguien ha abierto el enlace que recupera el acceso de ${who}. Si le parece sospechoso, detenga la recuperación.`,
  }),
  'notice.recoveryDone': ({ who, own }) => ({
    title: own ? 'Se ha recuperado su acceso' : 'Se ha recuperado un acceso',
    body: own
      ? 'Un dispositivo nuevo puede iniciar sesión en su cuenta. Si no ha sido usted, pida a alguien de su equipo que le suspenda.'
      : `${who} puede iniciar sesión con un dispositivo nuevo. Si algo no le parece correcto, suspenda su cuenta.`,
  }),
};
