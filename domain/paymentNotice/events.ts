import { z } from 'zod';
import { event } from '../kit.ts';
import { gateways } from '../subscription/events.ts';

/** A payment provider sent a message with the right signature. What it is about is asked of the provider afterwards. */
export const PaymentNoticeReceived = event(
  'PaymentNoticeReceived',
  z.object({
    gateway: z.enum(gateways),
    /** The provider's id of the message, which it sends again until it is answered. */
    noticeId: z.string(),
    type: z.string(),
    sentAt: z.iso.datetime(),
    /** The ids that it names, such as that of a customer or a charge. */
    about: z.record(z.string(), z.string()),
  }),
);
