import { expect, test } from 'vitest';
import { billing as english } from '../english/mails/billing.ts';
import { billing as french } from '../french/mails/billing.ts';
import { billing as german } from '../german/mails/billing.ts';
import { billing as hindi } from '../hindi/mails/billing.ts';
import { billing as spanish } from '../spanish/mails/billing.ts';

const [periodEnd, plan] = ['2027-01-01T00:00:00.000Z', 'Small'];
const about = { plan, currency: 'inr', amount: 50, periodEnd, endedAt: null };

test('where an end cannot be taken back, no mail says that it can, or that somebody cancelled', () => {
  const cancelled = /cancel|kündig|résili|रद्द/i;
  for (const language of [english, german, french, spanish, hindi])
    for (const mail of ['mail.billing.ending', 'mail.billing.canceling'] as const) {
      const said = (takesBack: boolean) => language[mail]({ ...about, takesBack }).lines.join(' ');
      expect(said(true)).toMatch(cancelled);
      expect(said(false)).not.toMatch(cancelled);
      expect(said(false)).toContain('2027');
    }
});
