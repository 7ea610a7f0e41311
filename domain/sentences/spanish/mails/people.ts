import { inUtc } from '../../english/mails/times.ts';
import type { MailLanguage, MailOf } from '../../mails.ts';

const once =
  'El enlace es válido durante dos días y funciona una sola vez. Si no lo esperaba, puede ignorar este correo.';

type Applications = MailOf<'mail.access'>['values'];
/** Applications in a sentence, and the first of them in few words. */
const all = ({ application, further }: Applications) =>
  new Intl.ListFormat('es').format([application, ...further]);
const brief = ({ application, further }: Applications) =>
  further.length ? `${application} y ${further.length} más` : application;

/** The mails that let somebody in. */
export const people = {
  'mail.activation': {
    subject: 'Confirme su dirección de correo',
    lines: [
      'Gracias por crear una cuenta. Confirme que esta dirección es suya y, después, elija la dirección de su organización.',
      'El enlace es válido durante dos días. Si usted no lo ha solicitado, puede ignorar este correo.',
    ],
    label: 'Confirmar y continuar',
  },
  'mail.invitation': ({ organisation }) => ({
    subject: `Invitación al equipo de ${organisation}`,
    lines: [
      `${organisation} le invita a unirse a su equipo en Latchkey. Se inicia sesión con una llave de acceso, sin contraseña.`,
      once,
    ],
    label: 'Unirse al equipo',
  }),
  'mail.userInvitation': (to) => ({
    subject: `Invitación a ${brief(to)}`,
    lines: [
      `${to.organisation} le invita a usar ${all(to)}. Se inicia sesión con una llave de acceso, sin contraseña.`,
      `${once} Ábralo en el dispositivo con el que quiera iniciar sesión.`,
    ],
    label: to.further.length ? 'Registrarse' : `Registrarse en ${to.application}`,
  }),
  'mail.access': (to) => ({
    subject: `Ya puede usar ${brief(to)}`,
    lines: [
      `${to.organisation} le ha dado acceso a ${all(to)}.`,
      'No tiene que registrarse: inicie sesión con la llave de acceso que ya usa.',
    ],
    label: to.further.length ? 'Abrir la app' : `Abrir ${to.application}`,
  }),
  'mail.address': ({ organisation, until }) => ({
    subject: 'Confirme su nueva dirección de correo',
    lines: [
      `${organisation} quiere usar esta dirección para usted. Abra el enlace y confirme que es suya.`,
      `El enlace funciona una sola vez, hasta el ${inUtc(until)}. Mientras no lo confirme, nada cambia. Si no lo esperaba, ignore este correo.`,
    ],
    label: 'Confirmar la dirección',
  }),
  'mail.addressJoins': ({ organisation, username, until }) => ({
    subject: 'Confirme que volvió a registrarse',
    lines: [
      `${organisation} cree que usted se registró como ${username} en un sitio web. Si fue usted, abra el enlace y confírmelo. A partir de entonces, las llaves de acceso de ambos registros abrirán todo lo que usted usa allí.`,
      `Si usted no se registró como ${username}, no lo confirme: otra persona podría iniciar sesión en su nombre. El enlace funciona una sola vez, hasta el ${inUtc(until)}. Mientras no lo confirme, nada cambia.`,
    ],
    label: 'Ver qué se confirma',
  }),
  'mail.addressAsked': ({ organisation, newAddress }) => ({
    subject: 'Su dirección de correo va a cambiar',
    lines: [
      `${organisation} quiere usar ${newAddress} para usted en lugar de esta dirección. El cambio se hará cuando se confirme el enlace enviado allí.`,
      `Si no es correcto, avise a los responsables de ${organisation}: pueden anularlo.`,
    ],
    label: `Ir a ${organisation}`,
  }),
  'mail.device': {
    subject: 'Añada un dispositivo nuevo',
    lines: [
      'Alguien de su equipo le pide que añada un dispositivo con el que pueda iniciar sesión. Abra el enlace en ese dispositivo.',
      'El enlace es válido durante dos días y funciona una sola vez. Si no necesita otro dispositivo, puede ignorar este correo.',
    ],
    label: 'Añadir el dispositivo',
  },
  'mail.approval': ({ application, client }) => ({
    subject: `Apruebe su inicio de sesión en ${application}`,
    lines: [
      `Alguien está iniciando sesión en ${application} a través de ${client} con su nombre de usuario.`,
      'Si es usted, abra el enlace antes de dos minutos en el dispositivo que tiene su llave de acceso y apruébelo. Si no es usted, ábralo y denuncie la solicitud.',
    ],
    label: 'Ver la solicitud',
  }),
} satisfies Partial<MailLanguage['mails']>;
