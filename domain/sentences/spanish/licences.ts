import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/licences.ts` say. */
export const licences = {
  'licence.unknown': 'Esta organización no tiene licencia',
  'licence.format': 'Esto no es una clave de licencia: empiezan por latchkey-licence-1.',
  'licence.edited':
    'Esta clave de licencia se modificó después de firmarse o le falta una parte. Copie de nuevo la clave completa.',
  'licence.foreign': 'Esta clave de licencia la emitió otra instalación. Pida otra a su proveedor.',
  'licence.other': 'Esta clave de licencia es de otra organización. Pida otra a su proveedor.',
  'licence.expired': 'Esta clave de licencia ha caducado. Pida una nueva a su proveedor.',
  'licence.early':
    'Esta clave de licencia se emitió en una fecha posterior a la actual: compruebe el reloj de este equipo',
  'licence.revoked': 'Esta licencia se ha revocado. Pida una nueva a su proveedor.',
  'licence.clock':
    'El reloj de este equipo está atrasado respecto a lo que ya ha ocurrido: ajústelo y, después, introduzca la clave',
} satisfies Partial<Language>;
