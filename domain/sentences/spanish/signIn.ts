import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/signIn.ts` say. */
export const signIn = {
  'transaction.unknown': 'Esta solicitud no existe. Empiece de nuevo.',
  'transaction.used': 'No se ha podido verificar su identidad. Inténtelo de nuevo.',
  'transaction.closed':
    'Esta solicitud ya se ha respondido. Si aun así no ha iniciado sesión, empiece de nuevo.',
  'transaction.expired': 'Esta solicitud ha caducado. Empiece de nuevo.',
  'transaction.number':
    'Este no es el número de la otra pantalla. La solicitud ha terminado. Empiece de nuevo en ella.',
  'transaction.phoneOff':
    'Su organización no permite iniciar sesión en otra pantalla con un teléfono. Inicie sesión allí con la llave de acceso de ese dispositivo o con una llave de seguridad.',
  'transaction.phoneFar':
    'Su organización solo permite usar un teléfono cerca de la pantalla. En esa pantalla, elija «Este dispositivo» y, después, el teléfono en la ventana que abre el navegador.',
  'transaction.tooMany': 'Hay demasiadas solicitudes en este momento. Inténtelo de nuevo en unos instantes.',

  'app.description': ({ name }: { name: string }) =>
    `Aprobar inicios de sesión en ${name} con la llave de acceso de este teléfono.`,
  'push.unknown': 'Este dispositivo no recibe notificaciones',
  'push.taken':
    'Este dispositivo recibe las notificaciones de otra persona. Esa persona debe desactivarlas primero.',
  'push.limit': 'Demasiados dispositivos reciben sus notificaciones. Desactívelas primero en uno de ellos.',
  'push.tooMany':
    'Se han enviado demasiadas solicitudes a este teléfono. Espere o elija otro método de inicio de sesión.',
  'push.service': 'Este servicio de notificaciones no se puede usar. Use otro navegador.',

  'sso.request': 'Este inicio de sesión ha caducado o ha terminado. Empiece de nuevo desde la aplicación.',
  'sso.certificate': 'Este certificado no existe',
  'sso.certificates': 'Ya hay dos certificados. Elimine uno de ellos primero.',
  'sso.certificateUsed': 'Este certificado se usa para firmar. Use el otro antes de eliminarlo.',
  'sso.metadata': (about) => `Estos metadatos no se pueden usar${about ? `: ${about.reason}` : ''}`,
  'sso.metadataNone':
    'No hay metadatos en esta dirección. Debe ser una dirección https accesible desde internet.',
  'sso.metadataOther': (about) =>
    `Estos metadatos son de otro proveedor de servicios${about ? `: ${about.name}` : ''}`,
} satisfies Partial<Language>;
