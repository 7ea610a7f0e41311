import type { SendMail } from '../mail/mail.ts';
import { cascades } from './cascade.ts';
import { cleanUp, type DropOldPages } from './cleanUp.ts';
import { deadlines } from './deadlines.ts';
import { mails } from './mails.ts';
import { verifiedUsernames } from './usernames.ts';

/** All reactions to events. */
export const reactions = (send: SendMail, dropOldPages: DropOldPages) => [
  ...mails(send),
  ...cascades,
  ...deadlines,
  verifiedUsernames,
  cleanUp(dropOldPages),
];
