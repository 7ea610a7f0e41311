import { AdminPasskeyRemoved, AdminPasswordChanged, AdminRemoved } from '../../domain/admin/events.ts';
import { DeleteApplication } from '../../domain/application/commands.ts';
import { ApplicationDeleted } from '../../domain/application/events.ts';
import { families } from '../../domain/application/families.ts';
import { RemoveDevice } from '../../domain/device/commands.ts';
import { DeviceRemoved, DeviceSuspended } from '../../domain/device/events.ts';
import { EraseSubject } from '../../domain/erasure/erasure.ts';
import { SubjectErased } from '../../domain/erasure/events.ts';
import { DeleteInvite } from '../../domain/invite/commands.ts';
import { InviteConsumed, InviteDeleted } from '../../domain/invite/events.ts';
import { type Claim, type Command, lives, ref } from '../../domain/kit.ts';
import { DeleteOperator } from '../../domain/operator/commands.ts';
import { OperatorDeleted, OperatorSuspended } from '../../domain/operator/events.ts';
import { operator } from '../../domain/operator/operator.ts';
import { DeleteOrganisation } from '../../domain/organisation/commands.ts';
import { OrganisationDeleted, OrganisationSuspended } from '../../domain/organisation/events.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { DeleteRadiusClient } from '../../domain/radiusClient/commands.ts';
import { RadiusClientDeleted } from '../../domain/radiusClient/events.ts';
import { UnsubscribePush } from '../../domain/subscription/commands.ts';
import { PushUnsubscribed } from '../../domain/subscription/events.ts';
import { TransactionReported } from '../../domain/transaction/events.ts';
import { DeleteUser } from '../../domain/user/commands.ts';
import { UserDeleted, UserSuspended } from '../../domain/user/events.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { forgetMails } from '../mail/kept.ts';
import type { Cause } from './cause.ts';
import { on, type Tell } from './kit.ts';

/** Frees the reservations of an aggregate that ended, in case the command was interrupted before it did. */
const giveBack = ({ target, provenance }: Cause, { executor }: Kit) => executor.giveBack(target, provenance);

/** The children that one cascade ends side by side, and the events that one of these reactions handles side by side. */
const atOnce = 32;
/** Runs a command on each child, that is, each holder of the parent's claim. A repeat finds only the remaining ones. */
async function each(
  { executor }: Kit,
  claim: Claim,
  command: Command,
  { provenance }: Cause,
  tell: Tell = () => {},
) {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  async function begin(id: string) {
    const ends = executor
      .execute(command, { id } as never, provenance)
      .then(() => undefined)
      .catch((error) => void failures.push(error))
      .finally(() => running.delete(ends));
    running.add(ends);
    if (running.size >= atOnce) await Promise.race(running);
  }
  const of = await executor.reserved.count(claim);
  let done = 0;
  for await (const { holders, lookedAt } of executor.reserved.eachPage(claim)) {
    for (const { id } of holders) if (!failures.length) await begin(id);
    if (failures.length) break;
    done += lookedAt;
    tell({ done: Math.min(done, of), of });
  }
  await Promise.all(running);
  if (failures.length) throw failures[0];
}

/** Destroys the key of what is sealed for an aggregate: a person's data, or secrets. */
const erase = ({ target, provenance }: Cause, { executor }: Kit) =>
  executor.execute(EraseSubject, { id: target.id }, provenance);

/** The limits that an organisation's applications of all families count under. */
const applicationLimits = new Set(Object.values(families).map(({ limit }) => limit));

export const cascades = [
  on(OrganisationDeleted, 'delete-organisation', async (cause, kit) => {
    for (const limit of applicationLimits)
      await each(kit, { kind: limit, of: cause.target.id }, DeleteApplication, cause);
    await each(kit, { kind: 'max.team.size', of: cause.target.id }, DeleteOperator, cause);
    await each(kit, { kind: 'invite.count', of: cause.target.id }, DeleteInvite, cause);
    await erase(cause, kit);
  }),
  on(ApplicationDeleted, 'delete-application', async (cause, kit, tell) => {
    await giveBack(cause, kit);
    await each(kit, { kind: 'max.user.per.app.count', of: cause.target.id }, DeleteUser, cause, tell);
    await each(kit, { kind: 'app.invite.count', of: cause.target.id }, DeleteInvite, cause);
    await each(kit, { kind: 'radius.client.count', of: cause.target.id }, DeleteRadiusClient, cause);
    await erase(cause, kit);
  }),
  on(RadiusClientDeleted, 'forget-radius-client', async (cause, kit) => {
    await giveBack(cause, kit);
    await erase(cause, kit);
  }),
  on(
    [UserDeleted, OperatorDeleted, InviteDeleted, InviteConsumed],
    'forget-person',
    async (cause, kit) => {
      await giveBack(cause, kit);
      await each(kit, { kind: 'max.device.count', of: cause.target.id }, RemoveDevice, cause);
      await each(kit, { kind: 'push.count', of: cause.target.id }, UnsubscribePush, cause);
      await erase(cause, kit);
    },
    undefined,
    { atOnce },
  ),
  on(OperatorDeleted, 'drop-unfinished', async ({ target, metadata, provenance }, { executor }) => {
    const { state } = await executor.look(ref(operator, target.id), { fresh: true });
    const { owner, enrolling } = state;
    const id = metadata.organisationId!;
    const there = lives((await executor.look(ref(organisation, id), { fresh: true })).state);
    if (owner && enrolling && there) await executor.execute(DeleteOrganisation, { id }, provenance);
  }),
  on(
    SubjectErased,
    'destroy-key',
    async ({ data }, { vault, config }) => {
      await vault.erase(data.subject);
      await forgetMails(config.DATA_DIR, data.subject);
    },
    undefined,
    { atOnce: 8 * atOnce },
  ),
  on(
    [OperatorSuspended, OperatorDeleted, UserSuspended, UserDeleted],
    'end-sessions',
    ({ target }, { sessions }) => sessions.endAllOf(target.id),
    undefined,
    { atOnce },
  ),
  on(
    [DeviceSuspended, DeviceRemoved],
    'end-device-sessions',
    async (cause, kit) => {
      await giveBack(cause, kit);
      await kit.sessions.endAllOfDevice(cause.target.id);
    },
    undefined,
    { atOnce },
  ),
  on(PushUnsubscribed, 'give-back-place', giveBack),
  on([AdminPasswordChanged, AdminRemoved], 'end-staff-sessions', ({ target }, { sessions }) =>
    sessions.endAllOf(target.id),
  ),
  on(AdminPasskeyRemoved, 'end-passkey-sessions', ({ data }, { sessions }) =>
    sessions.endAllOfDevice(data.passkeyId),
  ),
  on(AdminRemoved, 'forget-staff-member', async (cause, kit) => {
    await erase(cause, kit);
  }),
  on(TransactionReported, 'end-reported-sign-in', async ({ target }, { sessions, records }) => {
    await records.drop('landing', target.id);
    await sessions.endAllOfTransaction(target.id);
  }),
  on([OrganisationSuspended, OrganisationDeleted], 'end-organisation-sessions', ({ target }, { sessions }) =>
    sessions.endAllOfOrganisation(target.id),
  ),
];
