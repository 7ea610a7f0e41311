import { z } from 'zod';
import { commandsOf, id, text } from '../kit.ts';
import { gateways } from '../subscription/events.ts';
import { PaymentNoticeReceived } from './events.ts';
import { paymentNotice } from './paymentNotice.ts';

const command = commandsOf(paymentNotice);

/** Remembers a message. The same one again changes nothing. */
export const ReceivePaymentNotice = command(
  {
    input: z.object({
      id: id(),
      gateway: z.enum(gateways),
      noticeId: text(255, 1),
      type: text(100, 1),
      sentAt: z.iso.datetime(),
      about: z.record(text(40, 1), text(255, 1)),
    }),
    parent: () => null,
    opens: true,
  },
  ({ status }, { id: _, ...notice }) => (status === 'absent' ? [PaymentNoticeReceived(notice)] : []),
);
