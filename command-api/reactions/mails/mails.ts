import type { SendMail } from '../../mail/mail.ts';
import type { Reaction } from '../kit/kit.ts';
import { addressMails } from './addressMails.ts';
import { approvalMail } from './approvalMail.ts';
import { billingMails } from './billingMails.ts';
import { contactMail } from './contactMail.ts';
import { customMail } from './customMail.ts';
import { helpMails } from './helpMails.ts';
import { invitationMail } from './invitationMails.ts';
import { leavingMails } from './leavingMails.ts';
import { deviceMail, verificationMail } from './operatorLinks.ts';
import { recoveries } from './recoveries.ts';

/** Every reaction that sends a mail. */
export const mails = (send: SendMail): Reaction[] =>
  [
    verificationMail(send),
    invitationMail(send),
    deviceMail(send),
    approvalMail(send),
    contactMail(send),
    customMail(send),
    ...billingMails(send),
    ...leavingMails(send),
    ...recoveries(send),
    ...helpMails(send),
    ...addressMails(send),
  ].map((reaction) => ({ ...reaction, outside: true }));
