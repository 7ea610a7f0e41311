import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/tryouts.ts` say. */
export const tryouts = {
  'tryout.unknown': 'Esta prueba ha terminado. Empiece otra en la página de la aplicación.',
  'tryout.grant':
    'En esta aplicación nadie inicia sesión con un navegador: authorization_code no está entre sus tipos de concesión (grant types). Cambie primero su autenticación.',
  'tryout.nameId':
    'Ningún dato conocido de la persona corresponde al formato de Name ID de la aplicación: la respuesta sería que nadie ha iniciado sesión.',
  'tryout.certificate': 'La aserción no se puede cifrar con el certificado de la aplicación. Suba otro.',
} satisfies Partial<Language>;
