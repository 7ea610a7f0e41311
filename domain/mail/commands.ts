import { z } from 'zod';
import { commandsOf, emailForm, id, lineText, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { emailPattern } from '../patterns.ts';
import { wrong } from '../problems.ts';
import * as happened from './events.ts';
import { mail } from './mail.ts';

const command = commandsOf(mail);

/** Recipient, subject and HTML text of a mail. A subject must be one line. */
export const customMail = z.object({
  email: text(limits.mailTo, 1).regex(emailPattern, wrong('is.email')).meta(emailForm),
  subject: lineText(limits.mailSubject),
  message: text(limits.mailBody, 1),
});

export const WriteCustomMail = command(
  // `operatorId` is the operator with this address, if there is one. Erasing the operator erases the mail too.
  { input: customMail.extend({ id: id(), operatorId: id().nullable().default(null) }), parent: () => null },
  ({ status }, { id, operatorId, ...mail }) =>
    status === 'absent' ? [happened.CustomMailWritten({ ...mail, subjectId: operatorId ?? id })] : [],
);
