import type { Price } from '../english/billing.ts';
import { priceIn } from '../said/money.ts';

/** What the refusals of `domain/refusals/billing.ts` say. */
export const billing = {
  'subscription.unknown': 'Dieses Abonnement gibt es nicht',
  'subscription.active':
    'Diese Organisation hat bereits ein Abonnement. Bitte wechseln Sie stattdessen den Tarif.',
  'subscription.ended':
    'Dieses Abonnement ist beendet und kann deshalb nicht geändert werden. Bitte kaufen Sie einen Tarif.',
  'subscription.changed':
    'Dieses Abonnement hat sich inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
  'subscription.downgrade': 'Ein Wechsel in einen kleineren Tarif ist nicht möglich',
  'subscription.ending':
    'Dieses Abonnement endet mit seinem Zeitraum. Behalten Sie es zuerst, wo das angeboten wird, oder kaufen Sie einen anderen Tarif, sobald es beendet ist.',

  'payment.noPlan': 'Keine Abonnement-ID von Razorpay gefunden',
  'payment.gateway': 'Diese Organisation bezahlt nicht über diesen Zahlungsdienst',
  'payment.noGateway':
    'Aus diesem Land nimmt noch niemand Zahlungen entgegen. Bitte nehmen Sie Kontakt mit uns auf.',
  'payment.price': (about?: Price) =>
    `Der Preis dieses Tarifs hat sich geändert${about ? `: Er beträgt jetzt ${priceIn('de', about.amount, about.currency)}` : ''}. Bitte sehen Sie ihn sich noch einmal an.`,
  'payment.free': 'Dieser Tarif ist kostenlos und kann deshalb nicht gekauft werden',
  'payment.tooMuch':
    'Dieser Tarif kostet mehr, als hier bezahlt werden kann. Bitte nehmen Sie Kontakt mit uns auf.',
  'payment.costs':
    'Dieser Tarif kann zum gezeigten Preis derzeit nicht bezahlt werden. Es wurde nichts abgebucht. Bitte nehmen Sie Kontakt mit uns auf.',
  'payment.away':
    'Der Zahlungsdienst ist nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'payment.refused': (about?: { why: string }) =>
    about?.why ?? 'Ihre Zahlung für den neuen Tarif ist fehlgeschlagen',
  'payment.signature': 'Diese Nachricht ist nicht vom Zahlungsdienst signiert',
  'payment.notice': 'Das ist keine Nachricht des Zahlungsdienstes',
  'payment.checkout':
    'Diese Zahlung gibt es nicht, oder sie ist abgeschlossen. Bitte beginnen Sie noch einmal.',
} as const;
