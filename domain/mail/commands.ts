import { z } from 'zod';
import { commandsOf, id, text } from '../kit.ts';
import { emailPattern, limits } from '../limits.ts';
import * as happened from './events.ts';
import { mail } from './mail.ts';

const command = commandsOf(mail);

/** To whom, about what, and the text as HTML. A subject is one line. */
export const customMail = z.object({
  email: text(limits.mailTo, 1).regex(emailPattern, 'Please enter valid email!!'),
  subject: text(limits.mailSubject, 1).refine((line) => !/[\r\n]/.test(line), 'has more than one line'),
  message: text(limits.mailBody, 1),
});

export const WriteCustomMail = command(
  // `operatorId`: the operator whose address it is, if there is one. When the operator is erased, so is the mail.
  { input: customMail.extend({ id: id(), operatorId: id().nullable().default(null) }), parent: () => null },
  ({ status }, { id, operatorId, ...mail }) =>
    status === 'absent' ? [happened.CustomMailWritten({ ...mail, subjectId: operatorId ?? id })] : [],
);
