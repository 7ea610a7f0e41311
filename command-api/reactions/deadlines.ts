import { carryOut } from '../../approvals/registration/enrol.ts';
import { lookAt, whoseIs } from '../../approvals/requests/look.ts';
import { EraseSubject } from '../../domain/erasure/erasure.ts';
import { lives, ref, type State, streamOf } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { OrganisationDeletionRequested } from '../../domain/organisation/events.ts';
import { EndWait } from '../../domain/organisation/leaving.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { ignoreRefusal } from '../../domain/refusals.ts';
import { ExpireTransaction } from '../../domain/transaction/approval.ts';
import { TransactionApproved, TransactionOpened } from '../../domain/transaction/events.ts';
import { user } from '../../domain/user/user.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Cause } from './kit/cause.ts';
import { on } from './kit/kit.ts';

type Opened = Cause<ReturnType<typeof TransactionOpened>['data']>;
/** Finishes a registration that was approved and then interrupted; a refused one creates nothing. */
const resumed = (work: Promise<unknown>) => work.catch(ignoreRefusal);
/** The person with this id as an operator and as a user. */
const peopleWith = async ({ executor }: Kit, id: string): Promise<State[]> => [
  (await executor.look(ref(operator, id), { fresh: true })).state,
  (await executor.look(ref(user, id), { fresh: true })).state,
];

/**
 * Whether nothing of the one who would have been registered got into a read model: nobody with this id was ever there,
 * and nothing of the request was their doing, whose address the audit would show.
 */
async function isUnseen({ store }: Kit, { target, data: { subjectId } }: Opened, people: State[]) {
  if (people.some(({ status }) => status !== 'absent')) return false;
  for await (const { type, metadata, unreadable } of store.readStream(streamOf(target)))
    if (unreadable || type === TransactionApproved.type || (metadata as Metadata).actor.id === subjectId)
      return false;
  return true;
}

/** Erases the personal data of a request, unless it led to an account. */
async function forgetRequest(kit: Kit, cause: Opened) {
  const { target, data, provenance } = cause;
  const { subjectId: id } = data;
  // What is sealed to the request itself is in no read model.
  if (id === target.id) return kit.executor.execute(EraseSubject, { id, unseen: true }, provenance);
  const people = await peopleWith(kit, id);
  if (people.some(lives)) return undefined;
  const unseen = await isUnseen(kit, cause, people);
  return kit.executor.execute(EraseSubject, { id, unseen }, provenance);
}

export const deadlines = [
  /** Records that a request has expired, and erases its personal data unless it led to an account. */
  on(
    TransactionOpened,
    'expire-requests',
    async (cause, kit) => {
      const { target, provenance } = cause;
      const { id } = target;
      const { state } = await lookAt(kit, id, true);
      const whose = await whoseIs(kit, state);
      await kit.executor.execute(ExpireTransaction, { id, whose }, provenance);
      await resumed(carryOut(kit, id, provenance));
      await forgetRequest(kit, cause);
    },
    ({ expiresAt }) => Date.parse(expiresAt),
  ),
  /** Deletes an organisation at the end of its wait. */
  on(
    OrganisationDeletionRequested,
    'delete-after-wait',
    async ({ target: { id }, data: { dueAt }, provenance }, { executor }) => {
      const there = lives((await executor.look(ref(organisation, id), { fresh: true })).state);
      if (there) await executor.execute(EndWait, { id, dueAt }, provenance);
    },
    ({ dueAt }) => Date.parse(dueAt),
    { anyOrder: true },
  ),
];
