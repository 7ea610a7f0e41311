import { lives, type Ref, ref } from '../../../domain/kit.ts';
import { DeliverLetter, GiveUpLetter } from '../../../domain/letter/commands.ts';
import { letter } from '../../../domain/letter/letter.ts';
import { mail } from '../../../domain/mail/mail.ts';
import { idOf } from '../../../event-store/executor/ids.ts';
import { isUnavailable } from '../../../server-kit/errors.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import type { Cause } from '../kit/cause.ts';

const letterOf = (reaction: string, { event }: Cause) =>
  idOf({ actor: { role: 'system', id: reaction }, correlationId: '', idempotencyKey: event.id }, 'letter');
/** Leaves out the idempotency key, so that an event can become a dead letter again; the reaction's note prevents repeats. */
const provenanceOf = ({ provenance }: Cause) => ({ ...provenance, idempotencyKey: undefined });

/** The address of a person, if there is one that can be read: damage there must not keep an event from being given up. */
const emailOf = (kit: Kit, target: Ref): Promise<string | null> =>
  personalOf(kit, target).then(
    ({ email }) => email ?? null,
    (error) => {
      if (isUnavailable(error)) throw error;
      return null;
    },
  );

/** Records a dead letter for an event that a reaction gave up, with the address of the mail. */
export async function giveUp(
  kit: Kit,
  reaction: string,
  cause: Cause,
  { error, attempts }: { error: string; attempts: number },
) {
  const { target, event, metadata, data } = cause;
  const email = target.of.person ? await emailOf(kit, target) : null;
  // A mail to a person known here belongs to that person and not to the mail itself.
  const subjectId: string = target.of === mail ? data.subjectId : target.id;
  const about = { reaction, eventId: event.id, stream: event.streamId, revision: event.revision };
  await kit.executor.execute(
    GiveUpLetter,
    {
      id: letterOf(reaction, cause),
      ...about,
      subjectId,
      email,
      organisationId: metadata.organisationId ?? null,
      error,
      attempts,
    },
    provenanceOf(cause),
  );
}

/** Takes a delivered mail off the dead letters, if it was one. */
export async function delivered({ executor }: Kit, reaction: string, cause: Cause) {
  const id = letterOf(reaction, cause);
  const { state } = await executor.look(ref(letter, id), { fresh: true });
  if (lives(state)) await executor.execute(DeliverLetter, { id }, provenanceOf(cause));
}
