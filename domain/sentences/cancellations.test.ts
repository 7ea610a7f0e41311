import { expect, test } from 'vitest';
import { takesBack } from '../subscription/takingBack.ts';
import { mailsInEnglish } from './english/mails/mails.ts';
import { mailsInFrench } from './french/mails/mails.ts';
import { mailsInGerman } from './german/mails/mails.ts';
import { mailsInHindi } from './hindi/mails/mails.ts';
import { type MailLanguage, wordsOf } from './mails.ts';
import { mailsInSpanish } from './spanish/mails/mails.ts';

const facts = {
  ...{ plan: 'Small', currency: 'inr', amount: 50, endedAt: null },
  periodEnd: '2027-01-01T00:00:00.000Z',
};

test.for<[string, MailLanguage, RegExp]>([
  ['English', mailsInEnglish, /take the cancellation back/],
  ['German', mailsInGerman, /Kündigung zurücknehmen/],
  ['French', mailsInFrench, /annuler la résiliation/],
  ['Spanish', mailsInSpanish, /anular la cancelación/],
  ['Hindi', mailsInHindi, /वापस ले सकते हैं/],
])(
  'the mails about a cancelled plan in %s offer to take that back only where the provider can',
  ([, language, offer]) => {
    for (const code of ['mail.billing.canceling', 'mail.billing.ending'] as const) {
      const textOf = (gateway: 'stripe' | 'razorpay') =>
        wordsOf(language, { code, values: { ...facts, takesBack: takesBack(gateway) } }).lines.join(' ');
      expect(textOf('stripe')).toMatch(offer);
      expect(textOf('razorpay')).not.toMatch(offer);
    }
  },
);
