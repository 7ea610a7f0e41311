import { unsubscribe } from '../../approvals/push/unsubscribe.ts';
import { AdminPasskeyRemoved, AdminPasswordChanged, AdminRemoved } from '../../domain/admin/events.ts';
import { application } from '../../domain/application/application.ts';
import { DeleteApplication } from '../../domain/application/commands.ts';
import { ApplicationDeleted } from '../../domain/application/events.ts';
import { RemoveDevice } from '../../domain/device/commands.ts';
import { DeviceRemoved, DeviceSuspended } from '../../domain/device/events.ts';
import { EraseSubject } from '../../domain/erasure/erasure.ts';
import { SubjectErased } from '../../domain/erasure/events.ts';
import { applicationLimits } from '../../domain/families/families.ts';
import { DeleteGroup } from '../../domain/group/commands.ts';
import { GroupDeleted, GroupReleased } from '../../domain/group/events.ts';
import { DeleteInvite } from '../../domain/invite/commands.ts';
import { InviteConsumed, InviteDeleted } from '../../domain/invite/events.ts';
import { invite } from '../../domain/invite/invite.ts';
import { lives, ref } from '../../domain/kit.ts';
import { DeleteOperator } from '../../domain/operator/commands.ts';
import { OperatorDeleted, OperatorRoleGiven, OperatorSuspended } from '../../domain/operator/events.ts';
import { operator } from '../../domain/operator/operator.ts';
import { DeleteOrganisation } from '../../domain/organisation/commands.ts';
import { OrganisationDeleted, OrganisationSuspended } from '../../domain/organisation/events.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { DeletePerson } from '../../domain/person/commands.ts';
import { PersonDeleted, PersonJoined, PersonParted, PersonSuspended } from '../../domain/person/events.ts';
import { UnsubscribePush } from '../../domain/pushSubscription/commands.ts';
import { PushUnsubscribed } from '../../domain/pushSubscription/events.ts';
import { DeleteRadiusClient } from '../../domain/radiusClient/commands.ts';
import { RadiusClientDeleted } from '../../domain/radiusClient/events.ts';
import { reaches } from '../../domain/team/roles.ts';
import { TransactionReported } from '../../domain/transaction/events.ts';
import { DeleteUser } from '../../domain/user/commands.ts';
import { UserDeleted, UserSuspended } from '../../domain/user/events.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { oneWith } from '../../server-kit/people/joined.ts';
import { endSessionsOf } from '../../server-kit/reportedSignOns.ts';
import { dropSignOns } from '../../server-kit/signOnEnds.ts';
import { forgetMails } from '../mail/kept.ts';
import { type Children, endChild, endChildren } from './children.ts';
import {
  endAppSessions,
  endSignIns,
  forgetAccess,
  forgetJoined,
  forgetParted,
  partFromDeleted,
} from './forgetAccess.ts';
import { type Cause, openedBefore } from './kit/cause.ts';
import { on } from './kit/kit.ts';

/** Frees the reservations of an aggregate that ended, in case the command was interrupted before it did. */
const giveBack = ({ target }: Cause, { executor }: Kit) => executor.giveBack(target);

/** The events that one of these reactions handles side by side. */
const atOnce = 16;

/**
 * Destroys the key of what is sealed for an aggregate: a person's data, or secrets. A repeat changes nothing, also without
 * an idempotency key.
 */
const erase = ({ target, provenance: { idempotencyKey: _, ...by } }: Cause, { executor }: Kit) =>
  executor.execute(EraseSubject, { id: target.id }, by);

/** Deletes an invitation, unless it leads to another application that is still there. */
async function endInvite({ provenance: { idempotencyKey: _, ...by } }: Cause, { executor }: Kit, id: string) {
  const { state } = await executor.look(ref(invite, id), { fresh: true });
  for (const each of state.applications)
    if (lives((await executor.look(ref(application, each), { fresh: true })).state)) return;
  if (lives(state)) await executor.execute(DeleteInvite, { id }, by);
}

/**
 * Withdraws what a member has sent to the team, or of one who stays in it with another role, what could no longer be sent.
 * Whoever took the member out of the team, or gave the role, has thereby withdrawn them, too.
 */
async function withdrawSent(cause: Cause, kit: Kit) {
  const { target, metadata, event } = cause;
  const provenance = { ...cause.provenance, actor: metadata.actor };
  const { state: sender } = await kit.executor.look(ref(operator, target.id), { fresh: true });
  const withdraw = async (id: string) => {
    const { role } = (await kit.executor.look(ref(invite, id), { fresh: true })).state;
    const stays = event.type === OperatorRoleGiven.type && reaches(sender.role, role ?? 'owner');
    if (!stays) await endChild(kit, DeleteInvite, id, provenance);
  };
  await endChildren(kit, [[{ kind: 'sent.invite.count', of: target.id }, withdraw]], { provenance });
}

export const cascades = [
  on(OrganisationDeleted, 'delete-organisation', async (cause, kit, tell) => {
    const of = cause.target.id;
    const applications = applicationLimits.map((kind): Children => [{ kind, of }, DeleteApplication]);
    const members: Children = [{ kind: 'max.team.size', of }, DeleteOperator];
    const invites: Children = [{ kind: 'invite.count', of }, DeleteInvite];
    const groups: Children = [{ kind: 'group.count', of }, DeleteGroup];
    // Those without access, as of an import that was cut off. The others go with their last access, too.
    const people: Children = [{ kind: 'user.total.count', of }, DeletePerson];
    await endChildren(kit, [...applications, members, invites, groups, people], cause, tell);
    await erase(cause, kit);
  }),
  on(ApplicationDeleted, 'delete-application', async (cause, kit, tell) => {
    const of = cause.target.id;
    await giveBack(cause, kit);
    const users: Children = [{ kind: 'max.user.per.app.count', of }, DeleteUser];
    const invites: Children = [{ kind: 'app.invite.count', of }, (id) => endInvite(cause, kit, id)];
    const clients: Children = [{ kind: 'radius.client.count', of }, DeleteRadiusClient];
    await endChildren(kit, [users, invites, clients], cause, tell);
    await erase(cause, kit);
  }),
  on(RadiusClientDeleted, 'forget-radius-client', async (cause, kit) => {
    await giveBack(cause, kit);
    await erase(cause, kit);
  }),
  on(
    [UserDeleted, PersonDeleted, OperatorDeleted, InviteDeleted, InviteConsumed],
    'forget-person',
    async (cause, kit) => {
      await giveBack(cause, kit);
      const of = cause.target.id;
      const devices: Children = [{ kind: 'max.device.count', of }, RemoveDevice];
      const subscriptions: Children = [{ kind: 'push.count', of }, UnsubscribePush];
      // Access that was given while the person was being forgotten.
      const access: Children = [{ kind: 'person.access', of }, DeleteUser];
      await endChildren(kit, [devices, subscriptions, access], cause);
      await erase(cause, kit);
    },
    undefined,
    { atOnce },
  ),
  on(UserDeleted, 'forget-access', forgetAccess, undefined, { atOnce }),
  on(PersonParted, 'forget-parted', forgetParted),
  on(
    [PersonDeleted, PersonJoined],
    'forget-joined',
    (cause, kit) => (cause.event.type === PersonJoined.type ? partFromDeleted : forgetJoined)(cause, kit),
    undefined,
    { atOnce },
  ),
  on([OperatorSuspended, OperatorDeleted, OperatorRoleGiven], 'withdraw-sent-invites', withdrawSent),
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
    // So many keys are destroyed together.
    { atOnce: 1000 },
  ),
  on(
    [OperatorSuspended, OperatorDeleted, PersonSuspended, PersonDeleted],
    'end-sessions',
    async (cause, kit) => {
      const { target } = cause;
      if (target.of === operator) await kit.sessions.endAllOf(target.id, openedBefore(cause));
      else await endSignIns(cause, kit);
    },
    undefined,
    { atOnce },
  ),
  on(
    [DeviceSuspended, DeviceRemoved],
    'end-device-sessions',
    async (cause, kit) => {
      await giveBack(cause, kit);
      const { target, metadata, provenance } = cause;
      await kit.sessions.endAllOfDevice(target.id, openedBefore(cause));
      const { personId, operatorId } = metadata;
      if (personId) await dropSignOns(kit, personId, openedBefore(cause), target.id);
      const owners = personId ? await oneWith(kit, personId) : operatorId ? [operatorId] : [];
      await unsubscribe(kit, owners, provenance, (deviceId) => deviceId === target.id);
    },
    undefined,
    { atOnce },
  ),
  on(UserSuspended, 'end-app-sessions', endAppSessions, undefined, { atOnce }),
  on([PushUnsubscribed, GroupReleased, GroupDeleted, PersonJoined], 'give-back-place', giveBack),
  on([AdminPasswordChanged, AdminRemoved], 'end-staff-sessions', (cause, { sessions }) =>
    sessions.endAllOf(cause.target.id, openedBefore(cause)),
  ),
  on(AdminPasskeyRemoved, 'end-passkey-sessions', ({ data }, { sessions }) =>
    sessions.endAllOfDevice(data.passkeyId),
  ),
  on(AdminRemoved, 'forget-staff-member', async (cause, kit) => {
    await erase(cause, kit);
  }),
  on(TransactionReported, 'end-reported-sign-in', async ({ target }, kit) => {
    await kit.records.drop('landing', target.id);
    await kit.sessions.endAllOfTransaction(target.id);
    await endSessionsOf(kit, target.id);
  }),
  // Sessions of single sign-on are held against the suspension whenever they are used.
  on([OrganisationSuspended, OrganisationDeleted], 'end-organisation-sessions', (cause, { sessions }) =>
    sessions.endAllOfOrganisation(cause.target.id, openedBefore(cause)),
  ),
];
