import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/tryouts.ts` say. */
export const tryouts = {
  'tryout.unknown': 'Esta prueba ha terminado. Empiece otra en la página de la aplicación.',
  'tryout.grant':
    'En esta aplicación nadie inicia sesión con un navegador: authorization_code no está entre sus tipos de concesión (grant types). Cambie primero su autenticación.',
  'tryout.nameId':
    'Ningún dato conocido de la persona corresponde al formato de Name ID de la aplicación: la respuesta sería que nadie ha iniciado sesión.',
  'tryout.certificate': 'La aserción no se puede cifrar con el certificado de la aplicación. Suba otro.',
  'tryout.client': 'Este cliente RADIUS está suspendido y nadie puede iniciar sesión con él.',
  'tryout.nobody':
    'Ninguna persona que pueda iniciar sesión en esta aplicación tiene este nombre de usuario.',
  'tryout.device':
    'Esta persona no tiene ninguna llave de acceso en la dirección de la organización y no puede aprobar nada.',
  'tryout.declined': 'La persona rechazó el inicio de sesión.',
  'tryout.expired': 'La persona no respondió en dos minutos.',
  'tryout.failed': 'La persona no pudo aprobar el inicio de sesión.',
  'tryout.remote':
    'En esta aplicación nadie puede iniciar sesión con el teléfono: la autenticación con otro dispositivo está desactivada. Una llave de acceso de su propio sitio web o de su propia app solo funciona allí y no se puede probar aquí.',
  'tryout.app': 'Esta persona no tiene en ningún teléfono una app que reciba mensajes.',
  'tryout.unasked':
    'No se puede preguntar a esta persona: no se conoce ninguna dirección de correo suya, y ninguna de sus apps recibe mensajes de este cliente.',
} satisfies Partial<Language>;
