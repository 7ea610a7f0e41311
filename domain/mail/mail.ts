import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Mail = { status: 'absent' | 'active' };

/**
 * A mail written by the staff. Recipient and text are sealed to the operator with that address, otherwise to the mail
 * itself.
 */
export const mail = aggregate<Mail, typeof events>({
  name: 'mail',
  events,
  person: true,
  unknown: 'mail.unknown',
  initial: { status: 'absent' },
  evolve: { CustomMailWritten: () => ({ status: 'active' }) },
});
