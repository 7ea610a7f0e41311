import { carryOut } from '../../approvals/registration/enrol.ts';
import { lookAt, whoseIs } from '../../approvals/requests/look.ts';
import { EraseSubject } from '../../domain/erasure/erasure.ts';
import { lives, ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { OrganisationDeletionRequested } from '../../domain/organisation/events.ts';
import { EndWait } from '../../domain/organisation/leaving.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { ignoreRefusal } from '../../domain/refusals.ts';
import { ExpireTransaction } from '../../domain/transaction/approval.ts';
import { TransactionOpened } from '../../domain/transaction/events.ts';
import { user } from '../../domain/user/user.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { on } from './kit/kit.ts';

/** Finishes a registration that was approved and then interrupted; a refused one creates nothing. */
const resumed = (work: Promise<unknown>) => work.catch(ignoreRefusal);
const isPerson = async ({ executor }: Kit, id: string) =>
  lives((await executor.look(ref(operator, id), { fresh: true })).state) ||
  lives((await executor.look(ref(user, id), { fresh: true })).state);

export const deadlines = [
  /** Records that a request has expired, and erases its personal data unless it led to an account. */
  on(
    TransactionOpened,
    'expire-requests',
    async ({ target: { id }, data, provenance }, kit) => {
      const { state } = await lookAt(kit, id, true);
      const whose = await whoseIs(kit, state);
      await kit.executor.execute(ExpireTransaction, { id, whose }, provenance);
      await resumed(carryOut(kit, id, provenance));
      if (!(await isPerson(kit, data.subjectId)))
        await kit.executor.execute(EraseSubject, { id: data.subjectId }, provenance);
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
