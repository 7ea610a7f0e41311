import type { RecordedEvent } from '../../event-store/port.ts';
import type { Written } from './templates.ts';

/**
 * A mail to send. `id` and `at` come from the event that caused it, so a repetition has the same Message-ID and, in the
 * mailbox, the same file. `about` has the ids of the recipient and of people it names; erasing any of them deletes it.
 */
export type Mail = Written & { to: string; id: string; at: Date; about: readonly string[] };
/** The `id` and `at` of a mail that an event causes. */
export const causedBy = ({ id, recordedAt }: Pick<RecordedEvent, 'id' | 'recordedAt'>) => ({
  id,
  at: recordedAt,
});
export type SendMail = (mail: Mail) => Promise<void>;
