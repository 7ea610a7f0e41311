import type { BillingFacts } from '../../english/mails/billing.ts';
import type { MailLanguage } from '../../mails.ts';
import { moneyIn } from '../../said/money.ts';

/** A day behind the words that lead to it; without a time, the end of the period behind its own. */
const day = (time: string | null, before: string, beforeEnd: string) => {
  if (!time) return `${beforeEnd} la fin de la période`;
  const date = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
  // The first day of a month is the only one with an ordinal number.
  return `${before} ${date.replace(/^1\b/, '1er')}`;
};
const on = (time: string | null) => day(time, 'le', 'à');
const until = (time: string | null) => day(time, 'jusqu’au', 'jusqu’à');
const after = (time: string | null) => day(time, 'après le', 'après');
const price = ({ amount, currency }: BillingFacts) => moneyIn('fr', amount, currency);

const grace =
  'Les personnes de votre organisation peuvent encore se connecter pendant les 14 jours qui suivent cette date. Vous pouvez tout lire et tout exporter, et renouveler à tout moment.';
const buyAgain = 'Ensuite, vous pourrez acheter n’importe quel forfait.';
const see = 'Voir le compte';
const means = 'Changer le moyen de paiement';

/** The mails about a subscription, by what happened. */
export const billing = {
  'mail.billing.started': (it) => ({
    subject: `Votre forfait est maintenant ${it.plan}`,
    lines: [`Merci. Le forfait ${it.plan} est payé ${until(it.periodEnd)}, pour ${price(it)}.`],
    label: see,
  }),
  'mail.billing.renewing': (it) => ({
    subject: `Le forfait ${it.plan} se renouvelle ${on(it.periodEnd)}`,
    lines: [
      `Nous prélèverons ${price(it)} ${on(it.periodEnd)} pour la prochaine période du forfait ${it.plan}.`,
    ],
    label: see,
  }),
  'mail.billing.ending': (it) => ({
    subject: `Le forfait ${it.plan} prend fin ${on(it.periodEnd)}`,
    lines: [
      it.takesBack
        ? `Vous avez résilié le forfait ${it.plan}. Il prend fin ${on(it.periodEnd)}, et plus rien ne sera prélevé.`
        : `Le forfait ${it.plan} prend fin ${on(it.periodEnd)}, et plus rien ne sera prélevé.`,
      it.takesBack ? 'D’ici là, vous pouvez annuler la résiliation.' : buyAgain,
    ],
    label: see,
  }),
  'mail.billing.renewed': (it) => ({
    subject: `Le forfait ${it.plan} est renouvelé`,
    lines: [`Le forfait ${it.plan} continue ${until(it.periodEnd)}.`],
    label: see,
  }),
  'mail.billing.changed': (it) => ({
    subject: `Votre forfait est maintenant ${it.plan}`,
    lines: [`Votre forfait a changé\u00a0: vous avez maintenant ${it.plan}, pour ${price(it)} par période.`],
    label: see,
  }),
  'mail.billing.pastDue': (it) => ({
    subject: 'Un paiement a échoué',
    lines: [
      `Le prélèvement de ${price(it)} pour le forfait ${it.plan} a échoué. Nous réessaierons ces prochains jours\u00a0; vous n’avez encore rien perdu.`,
      'Vérifiez que votre moyen de paiement est valide.',
    ],
    label: means,
  }),
  'mail.billing.overdue': (it) => ({
    subject: `Le forfait ${it.plan} prend fin ${on(it.endedAt)}\u00a0: paiement en retard`,
    lines: [
      `Le prélèvement de ${price(it)} pour le forfait ${it.plan} échoue toujours. Sans paiement, le forfait prend fin ${on(it.endedAt)}.`,
    ],
    label: means,
  }),
  'mail.billing.recovered': (it) => ({
    subject: 'Votre paiement a abouti',
    lines: [`Le forfait ${it.plan} est de nouveau payé, ${until(it.periodEnd)}.`],
    label: see,
  }),
  'mail.billing.canceling': (it) => ({
    subject: `Le forfait ${it.plan} prendra fin ${on(it.periodEnd)}`,
    lines: [
      it.takesBack
        ? `Vous avez résilié le forfait ${it.plan}. Aucun prélèvement ne sera plus tenté ${after(it.periodEnd)}.`
        : `C’est la dernière période du forfait ${it.plan}. Aucun prélèvement ne sera plus tenté ${after(it.periodEnd)}.`,
      it.takesBack
        ? 'D’ici là, tout fonctionne comme avant et vous pouvez annuler la résiliation.'
        : `D’ici là, tout fonctionne comme avant. ${buyAgain}`,
    ],
    label: see,
  }),
  'mail.billing.kept': (it) => ({
    subject: `Le forfait ${it.plan} continue`,
    lines: [
      it.reactivated
        ? `La suppression de votre organisation a été annulée\u00a0: le forfait ${it.plan} continue donc et se renouvelle ${on(it.periodEnd)}.`
        : `Vous avez annulé la résiliation. Le forfait ${it.plan} se renouvelle ${on(it.periodEnd)}.`,
    ],
    label: see,
  }),
  'mail.billing.unpaid': (it) => ({
    subject: `Le forfait ${it.plan} a pris fin faute de paiement`,
    lines: [
      `Toutes les tentatives de prélèvement de ${price(it)} pour le forfait ${it.plan} ont échoué\u00a0: il a pris fin ${on(it.endedAt)}.`,
      grace,
    ],
    label: see,
  }),
  'mail.billing.ended': (it) => ({
    subject: `Le forfait ${it.plan} a pris fin`,
    lines: [`Le forfait ${it.plan} a pris fin ${on(it.endedAt)}.`, grace],
    label: see,
  }),
} satisfies Partial<MailLanguage['mails']>;
