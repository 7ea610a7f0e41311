import type { BillingFacts } from '../../english/mails/billing.ts';
import { moneyIn } from '../../said/money.ts';

const day = (time: string | null) =>
  time
    ? new Intl.DateTimeFormat('hi', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time))
    : 'अवधि के अंत';
/** On that day, with its postposition. */
const on = (time: string | null) => (time ? `${day(time)} को` : 'अवधि के अंत में');
const price = ({ amount, currency }: BillingFacts) => moneyIn('hi', amount, currency);

const grace =
  'आपके लोग उसके बाद 14 दिन तक साइन इन कर सकते हैं। आप सब कुछ पढ़ और एक्सपोर्ट कर सकते हैं, और कभी भी रिन्यू कर सकते हैं।';
const buyAgain = 'उसके बाद आप कोई भी प्लान खरीद सकते हैं।';
const see = 'खाता देखें';
const means = 'भुगतान का तरीका बदलें';

/** The mails about a subscription, by what happened. */
export const billing = {
  'mail.billing.started': (it: BillingFacts) => ({
    subject: `अब आपका प्लान ${it.plan} है`,
    lines: [`धन्यवाद। ${it.plan} का ${day(it.periodEnd)} तक का भुगतान हो गया है। राशि: ${price(it)}।`],
    label: see,
  }),
  'mail.billing.renewing': (it: BillingFacts) => ({
    subject: `${it.plan} ${on(it.periodEnd)} रिन्यू होगा`,
    lines: [`${it.plan} की अगली अवधि के लिए हम ${on(it.periodEnd)} ${price(it)} लेंगे।`],
    label: see,
  }),
  'mail.billing.ending': (it: BillingFacts) => ({
    subject: `${it.plan} ${on(it.periodEnd)} खत्म होगा`,
    lines: [
      it.takesBack
        ? `आपने ${it.plan} रद्द किया है। यह ${on(it.periodEnd)} खत्म होगा और इसके बाद कोई राशि नहीं ली जाएगी।`
        : `${it.plan} ${on(it.periodEnd)} खत्म होगा और इसके बाद कोई राशि नहीं ली जाएगी।`,
      it.takesBack ? 'तब तक आप रद्द करने का फ़ैसला वापस ले सकते हैं।' : buyAgain,
    ],
    label: see,
  }),
  'mail.billing.renewed': (it: BillingFacts) => ({
    subject: `${it.plan} रिन्यू हो गया है`,
    lines: [`${it.plan} अब ${day(it.periodEnd)} तक चालू रहेगा।`],
    label: see,
  }),
  'mail.billing.changed': (it: BillingFacts) => ({
    subject: `अब आपका प्लान ${it.plan} है`,
    lines: [`आपका प्लान बदलकर ${it.plan} हो गया है। हर अवधि का शुल्क: ${price(it)}।`],
    label: see,
  }),
  'mail.billing.pastDue': (it: BillingFacts) => ({
    subject: 'भुगतान नहीं हो सका',
    lines: [
      `${it.plan} के लिए ${price(it)} का भुगतान नहीं हो सका। अगले कुछ दिनों में फिर से कोशिश की जाएगी; अभी कुछ भी बंद नहीं हुआ है।`,
      'कृपया देख लें कि आपका भुगतान का तरीका मान्य है।',
    ],
    label: means,
  }),
  'mail.billing.overdue': (it: BillingFacts) => ({
    subject: `${it.plan} ${on(it.endedAt)} खत्म होगा: भुगतान बाकी है`,
    lines: [
      `${it.plan} के लिए ${price(it)} का भुगतान अब भी नहीं हो पा रहा है। भुगतान न होने पर यह प्लान ${on(it.endedAt)} खत्म हो जाएगा।`,
    ],
    label: means,
  }),
  'mail.billing.recovered': (it: BillingFacts) => ({
    subject: 'आपका भुगतान हो गया',
    lines: [`${it.plan} का ${day(it.periodEnd)} तक का भुगतान हो गया है।`],
    label: see,
  }),
  'mail.billing.canceling': (it: BillingFacts) => ({
    subject: `${it.plan} ${on(it.periodEnd)} खत्म होगा`,
    lines: [
      it.takesBack
        ? `आपने ${it.plan} रद्द किया है। ${day(it.periodEnd)} के बाद भुगतान लेने की कोई कोशिश नहीं की जाएगी।`
        : `यह ${it.plan} की आखिरी अवधि है। ${day(it.periodEnd)} के बाद भुगतान लेने की कोई कोशिश नहीं की जाएगी।`,
      it.takesBack
        ? 'तब तक सब कुछ पहले की तरह चलेगा और आप रद्द करने का फ़ैसला वापस ले सकते हैं।'
        : `तब तक सब कुछ पहले की तरह चलेगा। ${buyAgain}`,
    ],
    label: see,
  }),
  'mail.billing.kept': (it: BillingFacts) => ({
    subject: `${it.plan} जारी रहेगा`,
    lines: [
      it.reactivated
        ? `आपके संगठन को मिटाने का अनुरोध वापस ले लिया गया है, इसलिए ${it.plan} जारी रहेगा। यह ${on(it.periodEnd)} रिन्यू होगा।`
        : `आपने रद्द करने का फ़ैसला वापस ले लिया है। ${it.plan} ${on(it.periodEnd)} रिन्यू होगा।`,
    ],
    label: see,
  }),
  'mail.billing.unpaid': (it: BillingFacts) => ({
    subject: `${it.plan} खत्म हो गया है: भुगतान नहीं मिला`,
    lines: [
      `${it.plan} के लिए ${price(it)} लेने की सभी कोशिशें नाकाम रहीं, इसलिए यह ${on(it.endedAt)} खत्म हो गया।`,
      grace,
    ],
    label: see,
  }),
  'mail.billing.ended': (it: BillingFacts) => ({
    subject: `${it.plan} खत्म हो गया है`,
    lines: [`${it.plan} ${on(it.endedAt)} खत्म हो गया।`, grace],
    label: see,
  }),
} as const;
