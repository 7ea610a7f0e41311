import type { Price } from '../english/billing.ts';
import { priceIn } from '../said/money.ts';
import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/billing.ts` say. */
export const billing = {
  'subscription.unknown': 'Esta suscripción no existe',
  'subscription.active': 'Esta organización ya tiene una suscripción. Cambie su plan.',
  'subscription.ended': 'Esta suscripción ha terminado, así que no se puede cambiar. Compre un plan.',
  'subscription.changed': 'Esta suscripción ha cambiado entretanto. Vuelva a consultarla.',
  'subscription.downgrade': 'No puede cambiar a un plan inferior',
  'subscription.ending':
    'Esta suscripción termina con su período. Consérvela primero, donde se ofrezca, o compre otro plan cuando haya terminado.',

  'payment.noPlan': 'No se ha encontrado ningún identificador de suscripción de Razorpay',
  'payment.gateway': 'Esta organización no paga con este servicio de pago',
  'payment.noGateway': 'Aún no se aceptan pagos para este país. Póngase en contacto con nosotros.',
  'payment.price': (about?: Price) =>
    `El precio de este plan ha cambiado${about ? `: ahora es de ${priceIn('es', about.amount, about.currency)}` : ''}. Vuelva a consultarlo.`,
  'payment.free': 'Este plan no cuesta nada, así que no se puede comprar',
  'payment.tooMuch': 'Este plan cuesta más de lo que se puede pagar aquí. Póngase en contacto con nosotros.',
  'payment.costs':
    'Por ahora, este plan no se puede pagar al precio que se muestra. No se ha cobrado nada. Póngase en contacto con nosotros.',
  'payment.away': 'No se puede acceder al servicio de pago. Inténtelo de nuevo en unos minutos.',
  'payment.refused': (about) => about?.why ?? 'No se ha podido realizar el pago del nuevo plan',
  'payment.signature': 'Este mensaje no está firmado por el servicio de pago',
  'payment.notice': 'Este mensaje no es del servicio de pago',
  'payment.checkout': 'Este pago no existe o ya ha terminado. Empiece de nuevo.',
} satisfies Partial<Language>;
