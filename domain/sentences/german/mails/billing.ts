import type { BillingFacts } from '../../english/mails/billing.ts';
import { moneyIn } from '../../said/money.ts';

/** A day behind "am" or "bis zum". */
const day = (time: string | null) =>
  time
    ? new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time))
    : 'Ende des Zeitraums';
const price = ({ amount, currency }: BillingFacts) => moneyIn('de', amount, currency);

const grace =
  'Ihre Benutzer können sich danach noch 14 Tage lang anmelden. Sie können alles lesen und exportieren und jederzeit verlängern.';
const buyAgain = 'Danach können Sie jeden Tarif kaufen.';
const see = 'Konto ansehen';
const means = 'Zahlungsmittel ändern';

/** The mails about a subscription, by what happened. */
export const billing = {
  'mail.billing.started': (it: BillingFacts) => ({
    subject: `Ihr Tarif ist jetzt ${it.plan}`,
    lines: [`Vielen Dank. ${it.plan} ist bis zum ${day(it.periodEnd)} bezahlt, für ${price(it)}.`],
    label: see,
  }),
  'mail.billing.renewing': (it: BillingFacts) => ({
    subject: `${it.plan} verlängert sich am ${day(it.periodEnd)}`,
    lines: [`Am ${day(it.periodEnd)} buchen wir ${price(it)} für den nächsten Zeitraum von ${it.plan} ab.`],
    label: see,
  }),
  'mail.billing.ending': (it: BillingFacts) => ({
    subject: `${it.plan} endet am ${day(it.periodEnd)}`,
    lines: [
      it.takesBack
        ? `Sie haben ${it.plan} gekündigt. Der Tarif endet am ${day(it.periodEnd)}, und es wird nichts mehr abgebucht.`
        : `${it.plan} endet am ${day(it.periodEnd)}, und es wird nichts mehr abgebucht.`,
      it.takesBack ? 'Bis dahin können Sie die Kündigung zurücknehmen.' : buyAgain,
    ],
    label: see,
  }),
  'mail.billing.renewed': (it: BillingFacts) => ({
    subject: `${it.plan} ist verlängert`,
    lines: [`${it.plan} läuft bis zum ${day(it.periodEnd)} weiter.`],
    label: see,
  }),
  'mail.billing.changed': (it: BillingFacts) => ({
    subject: `Ihr Tarif ist jetzt ${it.plan}`,
    lines: [`Ihr Tarif wurde auf ${it.plan} umgestellt, für ${price(it)} je Zeitraum.`],
    label: see,
  }),
  'mail.billing.pastDue': (it: BillingFacts) => ({
    subject: 'Eine Zahlung ist fehlgeschlagen',
    lines: [
      `Die Abbuchung von ${price(it)} für ${it.plan} ist fehlgeschlagen. Wir versuchen es in den nächsten Tagen noch einmal; verloren ist noch nichts.`,
      'Bitte sorgen Sie dafür, dass Ihr Zahlungsmittel gültig ist.',
    ],
    label: means,
  }),
  'mail.billing.overdue': (it: BillingFacts) => ({
    subject: `${it.plan} endet am ${day(it.endedAt)}: Eine Zahlung ist überfällig`,
    lines: [
      `Die Abbuchung von ${price(it)} für ${it.plan} schlägt weiterhin fehl. Ohne Zahlung endet der Tarif am ${day(it.endedAt)}.`,
    ],
    label: means,
  }),
  'mail.billing.recovered': (it: BillingFacts) => ({
    subject: 'Ihre Zahlung ist eingegangen',
    lines: [`${it.plan} ist wieder bezahlt, bis zum ${day(it.periodEnd)}.`],
    label: see,
  }),
  'mail.billing.canceling': (it: BillingFacts) => ({
    subject: `${it.plan} wird am ${day(it.periodEnd)} enden`,
    lines: [
      it.takesBack
        ? `Sie haben ${it.plan} gekündigt. Nach dem ${day(it.periodEnd)} wird nichts mehr abgebucht.`
        : `Dies ist der letzte Zeitraum von ${it.plan}. Nach dem ${day(it.periodEnd)} wird nichts mehr abgebucht.`,
      it.takesBack
        ? 'Bis dahin funktioniert alles wie bisher, und Sie können die Kündigung zurücknehmen.'
        : `Bis dahin funktioniert alles wie bisher. ${buyAgain}`,
    ],
    label: see,
  }),
  'mail.billing.kept': (it: BillingFacts) => ({
    subject: `${it.plan} läuft weiter`,
    lines: [
      it.reactivated
        ? `Die Löschung Ihrer Organisation wurde zurückgenommen, deshalb läuft ${it.plan} weiter. Der Tarif verlängert sich am ${day(it.periodEnd)}.`
        : `Sie haben Ihre Kündigung zurückgenommen. ${it.plan} verlängert sich am ${day(it.periodEnd)}.`,
    ],
    label: see,
  }),
  'mail.billing.unpaid': (it: BillingFacts) => ({
    subject: `${it.plan} ist beendet: Die Zahlung ist ausgeblieben`,
    lines: [
      `Alle Versuche, ${price(it)} für ${it.plan} abzubuchen, sind fehlgeschlagen. Der Tarif endete deshalb am ${day(it.endedAt)}.`,
      grace,
    ],
    label: see,
  }),
  'mail.billing.ended': (it: BillingFacts) => ({
    subject: `${it.plan} ist beendet`,
    lines: [`${it.plan} endete am ${day(it.endedAt)}.`, grace],
    label: see,
  }),
} as const;
