import type { Price } from '../english/billing.ts';
import { priceIn } from '../said/money.ts';
import type { Language } from '../sentences.ts';

/** What the refusals of `domain/refusals/billing.ts` say. */
export const billing = {
  'subscription.unknown': 'Cet abonnement n’existe pas',
  'subscription.active': 'Cette organisation a déjà un abonnement. Changez plutôt son forfait.',
  'subscription.ended': 'Cet abonnement a pris fin et ne peut pas être modifié. Veuillez acheter un forfait.',
  'subscription.changed': 'Cet abonnement a changé entre-temps. Veuillez le vérifier.',
  'subscription.downgrade': 'Vous ne pouvez pas passer à un forfait inférieur',
  'subscription.ending':
    'Cet abonnement prend fin avec sa période. Conservez-le d’abord, là où c’est proposé, ou achetez un autre forfait quand il aura pris fin.',

  'payment.noPlan': 'Aucun identifiant d’abonnement Razorpay n’a été trouvé',
  'payment.gateway': 'Cette organisation ne paie pas par ce service de paiement',
  'payment.noGateway':
    'Les paiements ne sont pas encore possibles dans ce pays. Veuillez prendre contact avec nous.',
  'payment.price': (about?: Price) =>
    `Le prix de ce forfait a changé${about ? `\u00a0: il est maintenant de ${priceIn('fr', about.amount, about.currency)}` : ''}. Veuillez le vérifier.`,
  'payment.free': 'Ce forfait est gratuit\u00a0: il ne peut pas être acheté',
  'payment.tooMuch':
    'Le prix de ce forfait dépasse ce qui peut être payé ici. Veuillez prendre contact avec nous.',
  'payment.costs':
    'Ce forfait ne peut pas être payé au prix affiché pour le moment. Rien n’a été débité. Veuillez prendre contact avec nous.',
  'payment.away': 'Le service de paiement est injoignable. Réessayez dans quelques minutes.',
  'payment.refused': (about) => about?.why ?? 'Le paiement du nouveau forfait a échoué',
  'payment.signature': 'Ce message n’est pas signé par le service de paiement',
  'payment.notice': 'Ce message ne vient pas du service de paiement',
  'payment.checkout': 'Ce paiement n’existe pas ou est terminé. Recommencez.',
} satisfies Partial<Language>;
