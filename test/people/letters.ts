import { randomUUID } from 'node:crypto';
import { GiveUpLetter } from '../../domain/letter/commands.ts';
import type { Here } from '../product.ts';

/** Makes a reaction give up a delivery. Returns the id of the dead letter. */
export async function deadLetter(
  { system }: Here,
  email = 'bob@acme.example',
  error = '550 no such mailbox',
) {
  const id = randomUUID();
  await system.executor.execute(
    GiveUpLetter,
    {
      ...{ id, reaction: 'invitation-mail', eventId: randomUUID(), stream: `invite-${id}`, revision: 0 },
      ...{ subjectId: id, email, organisationId: null, error, attempts: 7 },
    },
    { actor: { role: 'system', id: 'invitation-mail' }, correlationId: randomUUID() },
  );
  return id;
}
