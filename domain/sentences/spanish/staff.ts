import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/staff.ts` say. */
export const staff = {
  'mail.unknown': 'Este correo no existe',
  'mail.tooMany': 'Esta dirección ha recibido demasiados correos hoy. Inténtelo de nuevo mañana.',

  'letter.unknown': 'Ya se ha enviado, o su entrega nunca falló',

  'contact.unknown': 'Esta entrada del formulario de contacto no existe',

  'invoice.unknown': 'Esta factura no existe',
  'invoice.credited': 'El importe restante de la factura es menor',
  'invoice.seller':
    'Cuando se emitió no se habían introducido los datos del vendedor, así que no hay archivo. El personal puede abonarla y volver a emitirla',
  'invoice.taxId': 'Introduzca el número fiscal del vendedor antes de aplicar impuestos',
  'invoice.rate': 'No hay ningún impuesto para este país',
  'invoice.uncredited': 'Abone la factura completa antes de volver a emitirla',
  'invoice.buyer':
    'Cuando se emitió, la organización no tenía país, un dato que la factura electrónica necesita',

  'video.unknown': 'Este vídeo no existe',

  'widening.unknown': 'No hay límites ampliados con este identificador',
  'widening.until': 'Los límites ampliados deben terminar hoy o más tarde, y como máximo dentro de un año',
  'widening.full': 'Demasiadas direcciones tienen límites ampliados. Elimine las que ya no hagan falta.',
} satisfies Partial<Language>;
