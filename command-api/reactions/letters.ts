import { lives, ref } from '../../domain/kit.ts';
import { DeliverLetter, GiveUpLetter } from '../../domain/letter/commands.ts';
import { letter } from '../../domain/letter/letter.ts';
import { mail } from '../../domain/mail/mail.ts';
import { idOf } from '../../event-store/prepare.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';
import type { Cause } from './cause.ts';

const letterOf = (reaction: string, { event }: Cause) =>
  idOf({ actor: { role: 'system', id: reaction }, correlationId: '', idempotencyKey: event.id }, 'letter');
/** Told once for each time that it happens: the reaction's own note, which comes after, says that it was told. */
const origin = ({ origin }: Cause) => ({ ...origin, idempotencyKey: undefined });

/** Puts what a reaction gave up among the dead letters, with the address that it was for. */
export async function giveUp(
  kit: Kit,
  reaction: string,
  cause: Cause,
  { error, attempts }: { error: string; attempts: number },
) {
  const { target, event, metadata, data } = cause;
  const { email } = target.of.person ? await personalOf(kit, target) : {};
  // A mail to somebody who is known here is that person's, not its own.
  const subjectId: string = target.of === mail ? (data.subjectId ?? target.id) : target.id;
  const about = { reaction, eventId: event.id, stream: event.streamId, revision: event.revision };
  await kit.executor.execute(
    GiveUpLetter,
    {
      id: letterOf(reaction, cause),
      ...about,
      subjectId,
      email: email ?? null,
      organisationId: metadata.organisationId ?? null,
      error,
      attempts,
    },
    origin(cause),
  );
}

/** Takes it off the list, if it was on it. */
export async function delivered({ executor }: Kit, reaction: string, cause: Cause) {
  const id = letterOf(reaction, cause);
  const { state } = await executor.look(ref(letter, id), { fresh: true });
  if (lives(state)) await executor.execute(DeliverLetter, { id }, origin(cause));
}
