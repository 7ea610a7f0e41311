import { reasons } from '../../phoneReasons/spanish.ts';
import { fullSentence } from '../../said/fullSentence.ts';
import { reasonIn } from '../../said/reasonIn.ts';
import type { Said } from '../../said/said.ts';
import type { english } from './english.ts';

/** What the refusals of the family say, and the Reply-Messages of RADIUS, which reveal nothing of whether a user exists. */
export const spanish = {
  'radius.unknown': 'Este cliente RADIUS no existe',
  'radius.address': 'Otro cliente ya tiene esta dirección',
  'radius.limit': 'Esta aplicación tiene demasiados clientes RADIUS',
  'radius.setting': 'Los servidores RADIUS no están configurados',
  'radius.codes':
    'Se han introducido demasiados códigos incorrectos. Espere hasta cinco minutos y después pida otro.',

  'reply.approve': ({ number }) => `Apruebe ${number} en su teléfono y después continúe.`,
  'reply.declined': 'Se ha rechazado el inicio de sesión.',
  'reply.expired': 'El inicio de sesión no se aprobó a tiempo.',
  'reply.failed': 'No se ha podido iniciar sesión.',
  'reply.because': ({ why }) => fullSentence(reasonIn(reasons, why)),
  'reply.suspended': 'El acceso está suspendido. Consulte a los administradores de su organización.',
  'reply.unpaid':
    'La suscripción de esta organización ha terminado. Nadie puede iniciar sesión hasta que sus administradores la renueven.',
  'reply.closed': 'Este inicio de sesión ha terminado. Empiece de nuevo.',
  'reply.code': 'Este código no es correcto o ya se ha usado. Obtenga otro.',
  'reply.client': 'Este cliente está suspendido. Consulte a los administradores de su organización.',
  'reply.username': 'La solicitud no tiene nombre de usuario.',
  'reply.pap': 'Solo se admite PAP. Configure el cliente para usar PAP.',
} satisfies Said<typeof english>;
