import type { z } from 'zod';
import type { inviteCalls } from '../../api/calls/invites.ts';
import { ConsumeInvite, SendInvite, stillOpen } from '../../domain/invite/commands.ts';
import { type Invite, invite } from '../../domain/invite/invite.ts';
import { lives, ref } from '../../domain/kit.ts';
import { JoinTeam, sameEmail } from '../../domain/operator/commands.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { idOf } from '../../event-store/prepare.ts';
import type { Answer, Caller } from '../../server-kit/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';
import { type Begun, beginRegistration } from '../ceremony/begin.ts';
import { begunBy, finishRegistration } from '../ceremony/finish.ts';
import { originOf } from '../origin.ts';

type In<K extends 'sendInvite' | 'addAdmin' | 'verifyAddAdmin'> = z.output<(typeof inviteCalls)[K]['body']>;
const calls = {
  send: { path: 'POST /invite/sendInvite' },
  join: { path: 'POST /verify-addAdmin-attestation' },
} as const;

/** Whoever an invitation lets in, and the passkey, have ids that follow from it: it works once, and a crash resumes. */
const joining = (inviteId: string, what: 'operator' | 'device') =>
  idOf({ actor: { role: 'system', id: 'invite' }, correlationId: inviteId, idempotencyKey: inviteId }, what);

/** Invitations to a team, and joining it on the base host, whose RP ID serves all organisations' people. */
export function inviteHandlers(kit: Kit) {
  const { tokens, executor, origins, config, clock } = kit;

  /** An operator's address belongs to one operator; a full team takes nobody. Both are decided exactly at joining. */
  async function mayInvite(email: string, organisationId: string) {
    if (await executor.reserved.holderOf('email', sameEmail(email))) refuse('operator.taken');
    const most = await executor.grantedTo(organisationId, 'max.team.size');
    const members = await executor.reserved.holdersOf({ kind: 'max.team.size', of: organisationId });
    if (typeof most === 'number' && members.length >= most) refuse('team.limit');
  }

  async function sendInvite({ type, email, name }: In<'sendInvite'>, caller: Caller, answer: Answer) {
    const organisationId = caller.actor.organisationId ?? refuse('session.none');
    await mayInvite(email, organisationId);
    const origin = originOf(calls.send, { type }, caller);
    const id = idOf(origin, 'invite');
    const { position } = await executor.execute(
      SendInvite,
      { id, organisationId, type, email, name },
      origin,
    );
    answer.position(position);
    return { errorCode: 0, id, inviteId: id, accessToken: id, position: String(position) };
  }

  /** What an invitation is now, and whether its organisation may take anybody in. */
  async function known(inviteId: string) {
    const target = ref(invite, inviteId);
    const { state, ancestors } = await executor.look(target);
    const organisationId = ancestors.organisationId ?? refuse('invite.unknown');
    const { status } = (await executor.look(ref(organisation, organisationId))).state;
    if (status === 'suspended') refuse('organisation.suspended');
    if (status !== 'active') refuse('invite.unknown');
    return { state: state as Invite, target, organisationId };
  }
  async function open(accessToken: string) {
    const { inviteId } = tokens.open<{ inviteId: string }>('invite', accessToken);
    const { state, target, organisationId } = await known(inviteId);
    stillOpen(state, new Date(clock()));
    const { email, name } = await personalOf(kit, target);
    return { inviteId, type: state.type, organisationId, email: email ?? '', name: name ?? '' };
  }

  async function verifyInvite({ accessToken }: { accessToken: string }) {
    const { type, organisationId, email, name } = await open(accessToken);
    const company = await personalOf(kit, ref(organisation, organisationId));
    return {
      errorCode: 0,
      type,
      name,
      email,
      uniqueId: organisationId,
      organisationName: company.name ?? '',
      appId: null,
      attributeToFilter: 'userId',
      isLdapEnabled: false,
    };
  }

  async function addAdmin({ accessToken }: In<'addAdmin'>) {
    const { inviteId, email, name } = await open(accessToken);
    return beginRegistration(tokens, 'join team', {
      rpId: config.BASE_DOMAIN,
      origin: origins.public,
      rpName: 'Latchkey',
      userId: joining(inviteId, 'operator'),
      userName: email,
      displayName: name,
      inviteId,
    });
  }

  async function verifyAddAdmin(
    { credential, transactionId }: In<'verifyAddAdmin'>,
    caller: Caller,
    answer: Answer,
  ) {
    const begun = begunBy<Begun & { inviteId: string }>(kit, 'join team', transactionId);
    const { inviteId } = begun;
    const { state, target, organisationId } = await known(inviteId);
    if (!state.used) stillOpen(state, new Date(clock()));
    const { email, name } = await personalOf(kit, target);
    const id = joining(inviteId, 'operator');
    const person = { id, organisationId, inviteId, email: email ?? '', name: name ?? '', enrolling: true };
    const { position } = await executor.reserved.during(`operator-${id}`, () =>
      finishRegistration(
        kit,
        { ...begun, deviceId: joining(inviteId, 'device') },
        credential as never,
        { kind: 'operator', id, organisationId, applicationId: null },
        originOf(calls.join, {}, caller),
        async (by) => state.used || executor.execute(JoinTeam, person, by),
        async (by) =>
          lives((await executor.look(target)).state) && executor.execute(ConsumeInvite, { id: inviteId }, by),
      ),
    );
    answer.position(position);
    return { errorCode: 0, email: email ?? '' };
  }

  return { sendInvite, verifyInvite, addAdmin, verifyAddAdmin };
}
