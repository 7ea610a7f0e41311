import type { BillingFacts } from '../../english/mails/billing.ts';
import type { MailLanguage } from '../../mails.ts';
import { moneyIn } from '../../said/money.ts';

/** A day behind the preposition or the article that it takes; without a time, the end of the period. */
const day = (time: string | null, before: string, beforeEnd = before) =>
  time
    ? `${before} ${new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time))}`
    : `${beforeEnd} final del periodo`;
const on = (time: string | null) => day(time, 'el', 'al');
const until = (time: string | null) => day(time, 'hasta el');
const price = ({ amount, currency }: BillingFacts) => moneyIn('es', amount, currency);

const grace =
  'Las personas de su organización aún pueden iniciar sesión durante los 14 días siguientes a esa fecha. Usted puede leer y exportar todo, y renovar en cualquier momento.';
const buyAgain = 'Después podrá comprar cualquier plan.';
const see = 'Ver la cuenta';
const means = 'Cambiar el medio de pago';

/** The mails about a subscription, by what happened. */
export const billing = {
  'mail.billing.started': (it) => ({
    subject: `Su plan ahora es ${it.plan}`,
    lines: [`Gracias. ${it.plan} está pagado ${until(it.periodEnd)}, por ${price(it)}.`],
    label: see,
  }),
  'mail.billing.renewing': (it) => ({
    subject: `${it.plan} se renueva ${on(it.periodEnd)}`,
    lines: [`Cobraremos ${price(it)} ${on(it.periodEnd)} por el próximo periodo de ${it.plan}.`],
    label: see,
  }),
  'mail.billing.ending': (it) => ({
    subject: `${it.plan} termina ${on(it.periodEnd)}`,
    lines: [
      it.takesBack
        ? `Usted canceló ${it.plan}. Termina ${on(it.periodEnd)} y no se cobrará nada más.`
        : `${it.plan} termina ${on(it.periodEnd)} y no se cobrará nada más.`,
      it.takesBack ? 'Hasta entonces puede anular la cancelación.' : buyAgain,
    ],
    label: see,
  }),
  'mail.billing.renewed': (it) => ({
    subject: `Se ha renovado ${it.plan}`,
    lines: [`${it.plan} continúa ${until(it.periodEnd)}.`],
    label: see,
  }),
  'mail.billing.changed': (it) => ({
    subject: `Su plan ahora es ${it.plan}`,
    lines: [`Su plan ha cambiado a ${it.plan}, por ${price(it)} cada periodo.`],
    label: see,
  }),
  'mail.billing.pastDue': (it) => ({
    subject: 'Un pago ha fallado',
    lines: [
      `No hemos podido cobrar ${price(it)} por ${it.plan}. Lo intentaremos de nuevo en los próximos días; aún no ha perdido nada.`,
      'Compruebe que su medio de pago sea válido.',
    ],
    label: means,
  }),
  'mail.billing.overdue': (it) => ({
    subject: `${it.plan} termina ${on(it.endedAt)}: hay un pago atrasado`,
    lines: [
      `Seguimos sin poder cobrar ${price(it)} por ${it.plan}. Si no se paga, el plan termina ${on(it.endedAt)}.`,
    ],
    label: means,
  }),
  'mail.billing.recovered': (it) => ({
    subject: 'Su pago se ha realizado',
    lines: [`${it.plan} vuelve a estar pagado, ${until(it.periodEnd)}.`],
    label: see,
  }),
  'mail.billing.canceling': (it) => ({
    subject: `${it.plan} terminará ${on(it.periodEnd)}`,
    lines: [
      it.takesBack
        ? `Usted canceló ${it.plan}. No se intentará ningún otro cobro ${day(it.periodEnd, 'después del')}.`
        : `Este es el último período de ${it.plan}. No se intentará ningún otro cobro ${day(it.periodEnd, 'después del')}.`,
      it.takesBack
        ? 'Hasta entonces todo funciona como antes y puede anular la cancelación.'
        : `Hasta entonces todo funciona como antes. ${buyAgain}`,
    ],
    label: see,
  }),
  'mail.billing.kept': (it) => ({
    subject: `${it.plan} continúa`,
    lines: [
      it.reactivated
        ? `Se anuló la eliminación de su organización, así que ${it.plan} continúa. Se renueva ${on(it.periodEnd)}.`
        : `Usted anuló la cancelación. ${it.plan} se renueva ${on(it.periodEnd)}.`,
    ],
    label: see,
  }),
  'mail.billing.unpaid': (it) => ({
    subject: `${it.plan} ha terminado por falta de pago`,
    lines: [
      `Todos los intentos de cobrar ${price(it)} por ${it.plan} han fallado, así que el plan terminó ${on(it.endedAt)}.`,
      grace,
    ],
    label: see,
  }),
  'mail.billing.ended': (it) => ({
    subject: `${it.plan} ha terminado`,
    lines: [`${it.plan} terminó ${on(it.endedAt)}.`, grace],
    label: see,
  }),
} satisfies Partial<MailLanguage['mails']>;
