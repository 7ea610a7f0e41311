import { isSuspension } from '../../api/calls/parts/suspending.ts';
import { type Command, lives, type Ref, ref } from '../../domain/kit.ts';
import {
  ActivateOperator,
  DeleteOperator,
  GiveRole,
  SuspendOperator,
} from '../../domain/operator/commands.ts';
import { type Operator, operator } from '../../domain/operator/operator.ts';
import {
  ActivateOrganisation,
  DeleteOrganisation,
  ReinstateMember,
  ReinstateOwner,
  ReleaseMember,
  SuspendOrganisation,
  WithdrawMember,
  WithdrawOwner,
} from '../../domain/organisation/commands.ts';
import { canStay, type Organisation, organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { mustReach } from '../../domain/team/reach.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { atTheKeeper, leave, stillUnchanged, stopOrStay } from '../lastOne.ts';

/** Suspends, activates and deletes members and gives them roles; the last owner who can sign in stays one. */
export function teamHandlers(kit: Kit) {
  const { executor } = kit;
  /** Finds a member of the caller's organisation whom the caller's role reaches or, for an admin, of any organisation. */
  async function memberOf({ actor, teamRole }: Caller, userId: string) {
    const { state, ancestors } = await executor.look(ref(operator, userId));
    const { organisationId } = ancestors;
    const foreign = actor.organisationId && actor.organisationId !== organisationId;
    if (!lives(state) || !organisationId || foreign) refuse('operator.unknown');
    if (teamRole) mustReach(teamRole, state.role);
    return { ...state, member: { id: userId }, organisationId };
  }
  const leaves = (command: Command, organisationId: string, operatorId: string, provenance: Provenance) =>
    leave(
      kit,
      {
        keeper: ref(organisation, organisationId),
        claims: [{ kind: 'max.team.size', of: organisationId }],
        leaver: operatorId,
        counts: (state) => (state as Operator).role === 'owner',
        stays: (state, id) => canStay(state as unknown as Organisation, id),
        command,
        inputWith: (other) => ({ id: organisationId, operatorId, other }),
      },
      provenance,
    );
  async function done(command: Command, target: Pick<Ref, 'id'>, provenance: Provenance) {
    const { id, position } = await executor.execute(command, { id: target.id } as never, provenance);
    return { errorCode: 0, id, position };
  }

  const reinstate = (organisationId: string, operatorId: string, provenance: Provenance) =>
    executor.execute(ReinstateMember, { id: organisationId, operatorId }, atTheKeeper(provenance));
  /** Only who is active again counts again: an activation that comes too late to take a suspension back is refused. */
  async function activate(organisationId: string, member: { id: string }, provenance: Provenance) {
    const activated = await done(ActivateOperator, member, provenance);
    await reinstate(organisationId, member.id, provenance);
    return activated;
  }
  async function suspend(organisationId: string, member: { id: string }, provenance: Provenance) {
    await leaves(WithdrawMember, organisationId, member.id, provenance);
    return stopOrStay(
      () => done(SuspendOperator, member, provenance),
      async () => {
        const { state } = await executor.look(ref(operator, member.id), { fresh: true });
        if (state.status === 'active') await reinstate(organisationId, member.id, provenance);
      },
    );
  }

  async function remove(organisationId: string, member: { id: string }, provenance: Provenance) {
    const by = await stillUnchanged(kit, ref(operator, member.id), provenance);
    await leaves(ReleaseMember, organisationId, member.id, by);
    return done(DeleteOperator, member, by);
  }

  /** Whether the team has suspended a member of an organisation that is active. */
  async function isSuspendedAlone(organisationId: string, { id }: { id: string }) {
    const member = await executor.look(ref(operator, id), { fresh: true });
    const all = await executor.look(ref(organisation, organisationId), { fresh: true });
    return member.state.status === 'suspended' && all.state.status === 'active';
  }

  return {
    async suspendOperator(asked, caller) {
      const { userId, whole, ...body } = asked;
      const off = isSuspension(body);
      const { member, organisationId } = await memberOf(caller, userId);
      const { provenance } = caller;
      if (caller.actor.role === 'admin') {
        const all = ref(organisation, organisationId);
        if (off) return done(SuspendOrganisation, all, provenance);
        return !whole && (await isSuspendedAlone(organisationId, member))
          ? activate(organisationId, member, provenance)
          : done(ActivateOrganisation, all, provenance);
      }
      if (!off) return activate(organisationId, member, provenance);
      if (caller.actor.id === userId) refuse('operator.self');
      return suspend(organisationId, member, provenance);
    },

    async giveRole({ userId, role }, caller) {
      const { organisationId, role: before } = await memberOf(caller, userId);
      const giver = caller.teamRole ?? refuse('session.forbidden');
      mustReach(giver, role);
      const { provenance } = caller;
      const counted = { id: organisationId, operatorId: userId };
      if (role === 'owner') await executor.execute(ReinstateOwner, counted, atTheKeeper(provenance));
      else if (before === 'owner') await leaves(WithdrawOwner, organisationId, userId, provenance);
      const given = { id: userId, role, giver, organisationId };
      const { id, position } = await stopOrStay(
        () => executor.execute(GiveRole, given, provenance),
        async () => {
          const { state } = await executor.look(ref(operator, userId), { fresh: true });
          if (lives(state) && state.role === 'owner')
            await executor.execute(ReinstateOwner, counted, atTheKeeper(provenance));
        },
      );
      return { errorCode: 0, id, position };
    },

    async deleteOperator(asked, caller) {
      const { userId } = asked;
      const { member, organisationId } = await memberOf(caller, userId);
      const { provenance } = caller;
      if (caller.actor.id === userId) refuse('operator.self');
      return remove(organisationId, member, provenance);
    },

    async adminDeleteOperator(asked, caller) {
      const { userId } = asked;
      const { member, organisationId, owner } = await memberOf(caller, userId);
      const { provenance } = caller;
      if (owner) return done(DeleteOrganisation, { id: organisationId }, provenance);
      return remove(organisationId, member, provenance);
    },
  } satisfies CommandHandlers;
}
