import { inUtc } from '../../english/mails/times.ts';
import type { MailLanguage } from '../../mails.ts';

const mistaken =
  'Si ha sido un error, avise al equipo de soporte de Latchkey, que puede reactivar la organización';

/** The mails about an organisation that is suspended or deleted by one of its operators, whose name is `who`. */
export const leaving = {
  'mail.suspended': ({ organisation, who }) => ({
    subject: `Se ha suspendido ${organisation}`,
    lines: [
      `${who} ha suspendido ${organisation}. Nadie puede iniciar sesión y ninguna de sus aplicaciones funciona.`,
      `${mistaken}.`,
    ],
    label: 'Abrir Latchkey',
  }),
  'mail.deleted': ({ organisation, who, dueAt }) => ({
    subject: `Se va a eliminar ${organisation}`,
    lines: [
      `${who} ha solicitado la eliminación de ${organisation}. Ya nadie puede iniciar sesión.`,
      `El ${inUtc(dueAt)} se borrará todo definitivamente. ${mistaken} hasta entonces.`,
      'Un plan de pago ya no se renueva ni se cobra nada más. Nadie más obtendrá nunca la dirección web de la organización.',
    ],
    label: 'Abrir Latchkey',
  }),
  'mail.backup': ({ organisation, dueAt }) => ({
    subject: `Copia de seguridad de ${organisation}`,
    lines: [
      `Usted ha solicitado la eliminación de ${organisation} y una copia de seguridad de sus datos.`,
      `El enlace funciona una sola vez, hasta el ${inUtc(dueAt)}. El archivo contiene datos personales: guárdelo en un lugar seguro.`,
      'Para importar el archivo en otra instalación, necesita la frase de contraseña que se le mostró.',
    ],
    label: 'Descargar la copia',
  }),
} satisfies Partial<MailLanguage['mails']>;
