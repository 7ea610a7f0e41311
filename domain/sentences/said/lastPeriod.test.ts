import { expect, test } from 'vitest';
import { takesBack } from '../../subscription/takingBack.ts';
import { billing as english } from '../english/mails/billing.ts';
import { billing as french } from '../french/mails/billing.ts';
import { billing as german } from '../german/mails/billing.ts';
import { billing as hindi } from '../hindi/mails/billing.ts';
import { billing as spanish } from '../spanish/mails/billing.ts';

const [periodEnd, plan] = ['2027-01-01T00:00:00.000Z', 'Small'];
const about = { plan, currency: 'inr', amount: 50, periodEnd, endedAt: null, reactivated: false };
const cancelled = /cancel|kündig|résili|रद्द/i;

test.for([
  ['English', english, /take the cancellation back/],
  ['German', german, /Kündigung zurücknehmen/],
  ['French', french, /annuler la résiliation/],
  ['Spanish', spanish, /anular la cancelación/],
  ['Hindi', hindi, /वापस ले सकते हैं/],
] as const)(
  'in %s, no mail says that an end can be taken back, or that somebody cancelled, where a provider takes none back',
  ([, language, offer]) => {
    for (const mail of ['mail.billing.ending', 'mail.billing.canceling'] as const) {
      const said = (gateway: 'stripe' | 'razorpay') =>
        language[mail]({ ...about, takesBack: takesBack(gateway) }).lines.join(' ');
      expect(said('stripe')).toMatch(cancelled);
      expect(said('stripe')).toMatch(offer);
      expect(said('razorpay')).not.toMatch(cancelled);
      expect(said('razorpay')).toContain('2027');
    }
  },
);
