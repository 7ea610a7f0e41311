import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/calls.ts` say. */
export const calls = {
  'request.invalid': 'La solicitud no es válida',
  'request.fields': ({ fields }: { fields: readonly { field: string; says: string }[] }) =>
    fields.map(({ field, says }) => (field ? `${field}: ${says}` : says)).join('; '),
  'request.unknown': 'Esta llamada no existe',
  'request.tooLarge': 'La solicitud es demasiado grande',
  'request.tooMany': 'Demasiadas solicitudes. Inténtelo de nuevo en unos instantes.',
  'request.origin': 'La solicitud procede de otro origen',
  'request.captcha': 'Resuelva de nuevo el captcha',
  'request.conflict': 'Otra persona ha cambiado esto en el mismo momento. Inténtelo de nuevo.',
  'request.unavailable':
    'El servicio no está disponible en este momento. Inténtelo de nuevo en unos instantes.',
  'request.broken': 'Algo ha fallado.',
  'request.missing': (about) => (about ? 'Este flujo no existe' : 'Este registro no existe'),
  'request.unreadable':
    'Este registro está dañado o es más reciente que este servicio. Se ha avisado al administrador.',
  'request.tooWide': 'Esta búsqueda tarda demasiado. Escriba una parte mayor del nombre o filtre la lista.',
  'request.proof':
    'Ha habido muchos intentos fallidos desde esta dirección. Espere un momento. Un programa puede enviar en su lugar una prueba de trabajo (GET /captcha) en la cabecera X-Proof-Of-Work.',
  'request.changed':
    'Otra persona ha cambiado esto desde que se leyó, así que no se ha guardado nada. Vuelva a leerlo primero.',
  'request.erased': 'Esto se ha eliminado entretanto, con sus datos, así que no se ha guardado nada.',
  'request.repeated':
    'Esta Idempotency-Key ya llegó con otra solicitud. Use una clave nueva para cada solicitud.',
  'request.elsewhere': 'Abra esta página en la dirección de su organización.',
  'request.method': 'Esta dirección no admite ese método',

  'session.none': 'Inicie sesión',
  'session.forbidden': 'No tiene permiso para hacer esto',
  'session.token': 'Este enlace o token no es válido, ha caducado o ya se ha usado. Pida uno nuevo.',
  'session.password': 'El nombre de usuario o la contraseña no son correctos',
  'session.proof':
    'Se han probado muchas contraseñas. La siguiente debe incluir una prueba de trabajo (GET /captcha, en el campo captcha); con una llave de acceso no hace falta.',
  'session.unknown': 'Esta sesión no existe',
  'session.scope': (needs) =>
    needs
      ? `Su acceso no incluye ${needs.scope}, que esta llamada necesita`
      : 'Su acceso no incluye el ámbito que esta llamada necesita',
  'session.stale': 'Inicie sesión una vez más, porque se trata de sus dispositivos o de sus datos.',

  'ceremony.failed': 'No se ha podido verificar su identidad. Inténtelo de nuevo.',
} satisfies Partial<Language>;
