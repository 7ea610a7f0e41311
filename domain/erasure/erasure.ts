import { z } from 'zod';
import { aggregate, commandsOf, id } from '../kit.ts';
import * as events from './events.ts';

/** The erasure of one subject, which has the subject's id. The key is destroyed after its event. */
export const erasure = aggregate<{ status: 'absent' | 'erased' }, typeof events>({
  name: 'erasure',
  events,
  unknown: 'user.unknown',
  initial: { status: 'absent' },
  evolve: { SubjectErased: () => ({ status: 'erased' }) },
});

export const EraseSubject = commandsOf(erasure)(
  { input: z.object({ id: id(), unseen: z.boolean().optional() }), opens: true, parent: () => null },
  ({ status }, { id, unseen }) =>
    status === 'absent' ? [events.SubjectErased({ subject: id, ...(unseen && { unseen }) })] : [],
);
