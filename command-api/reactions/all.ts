import type { SendMail } from '../mail/mail.ts';
import { addresses } from './addresses.ts';
import { billing } from './billing.ts';
import { cascades } from './cascade.ts';
import { cleanUp, type DropOldPages, forgetKeptMails } from './cleanUp.ts';
import { deadlines } from './deadlines.ts';
import { releaseGroups } from './directoryGroups.ts';
import { directorySyncs } from './directorySyncs.ts';
import { help } from './help.ts';
import { inviteRuns } from './inviteRuns.ts';
import { issueInvoice, numberCreditNote, replaceInvoice } from './invoices.ts';
import { logoutTokens } from './logoutTokens.ts';
import { mails } from './mails/mails.ts';
import { endOrphans } from './orphans.ts';
import { freshMetadata, type ReadMetadata } from './providerMetadata.ts';

/** All reactions to events. Long ones end early when the signal aborts. */
export const reactions = (
  send: SendMail,
  dropOldPages: DropOldPages,
  readMetadata: ReadMetadata,
  stopping: AbortSignal,
) => [
  ...mails(send),
  ...addresses,
  ...billing,
  ...cascades,
  endOrphans,
  ...deadlines,
  ...directorySyncs(stopping),
  releaseGroups,
  inviteRuns(stopping),
  ...logoutTokens(stopping),
  ...freshMetadata(readMetadata),
  ...help,
  issueInvoice,
  numberCreditNote,
  replaceInvoice,
  forgetKeptMails,
  cleanUp(dropOldPages),
];
