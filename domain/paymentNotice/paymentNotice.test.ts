import { test } from 'vitest';
import { given } from '../testSpec.ts';
import { ReceivePaymentNotice } from './commands.ts';
import { PaymentNoticeReceived } from './events.ts';

const notice = {
  gateway: 'stripe',
  ...{ noticeId: 'evt_1', type: 'invoice.paid', sentAt: '2026-01-01T00:00:00.000Z' },
  about: { customer: 'cus_1' },
} as const;

test('a message of a payment provider counts once, however often it is sent', () => {
  given()
    .when(ReceivePaymentNotice, { id: 'n', ...notice })
    .then(PaymentNoticeReceived(notice));
  given(PaymentNoticeReceived(notice))
    .when(ReceivePaymentNotice, { id: 'n', ...notice })
    .then();
});
