import type { RecordedEvent } from '../../event-store/port.ts';
import type { Written } from './templates.ts';

/**
 * A mail to send; the same `id`, with the time of what caused it, gives the same Message-ID and, in the mailbox, the same
 * file. `about` has the ids of the person whose mail it is, and of whom it names: with any of them the kept mail is erased.
 */
export type Mail = Written & { to: string; id: string; at: Date; about: readonly string[] };
/** What names the mail that an event causes. */
export const causedBy = ({ id, recordedAt }: Pick<RecordedEvent, 'id' | 'recordedAt'>) => ({
  id,
  at: recordedAt,
});
export type SendMail = (mail: Mail) => Promise<void>;
