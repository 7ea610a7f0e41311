import { ref } from '../../domain/kit.ts';
import { say } from '../../domain/sentences/sentences.ts';
import { outcomes } from '../../domain/transaction/approval.ts';
import { sentencesIn } from '../../domain/translations.ts';
import { user } from '../../domain/user/user.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { tagFor } from '../../server-kit/people/readers.ts';
import { usersNamed } from '../requests/open.ts';
import type { Told } from './replies.ts';

/** Whose sign-in is answered: an application, and the name that somebody gave there; null where nobody gave one. */
export type SaidTo = { organisationId: string; applicationId: string; username: string | null };

/** Whether only what a known person does brings this reply. An unknown name is told all others as well. */
const isOfKnown = ({ code, values }: Told) =>
  code === 'reply.declined' ||
  code === 'reply.code' ||
  (code === 'reply.because' && values?.why !== outcomes.failed);

/**
 * What a client is told, in the language of the organisation's mails. The person's own language is taken only where the reply
 * itself shows that its person is known: everywhere else it would tell a stranger which names exist.
 */
export async function saidTo(
  kit: Pick<Kit, 'executor'>,
  { organisationId, applicationId, username }: SaidTo,
  told: Told,
): Promise<string> {
  const id = username !== null && isOfKnown(told) && (await usersNamed(kit, applicationId, username)).at(-1);
  return say(await sentencesIn[await tagFor(kit, id ? ref(user, id) : null, organisationId)](), told);
}
