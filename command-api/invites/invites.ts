import { giveAccess } from '../../approvals/giving.ts';
import { useUp } from '../../approvals/invited.ts';
import { offeredMethods } from '../../approvals/offeredMethods.ts';
import { formsOf } from '../../domain/addresses.ts';
import { application, originsOf } from '../../domain/application/application.ts';
import { familyOf, ownSiteOf } from '../../domain/application/kinds.ts';
import { embeddedLogo } from '../../domain/application/settings/shared.ts';
import { SendInvite, stillOpen } from '../../domain/invite/commands.ts';
import { mayJoinOthers } from '../../domain/invite/together.ts';
import { lives, ref } from '../../domain/kit.ts';
import { JoinTeam } from '../../domain/operator/commands.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { Refusal, refuse, refuseField } from '../../domain/refusals.ts';
import { mayGoOn } from '../../domain/standing.ts';
import { user } from '../../domain/user/user.ts';
import { usernameKeys } from '../../domain/usernames/username.ts';
import { idOf } from '../../event-store/executor/prepare.ts';
import { type Begun, beginRegistration } from '../../passkeys/begin.ts';
import { begunBy, finishRegistration } from '../../passkeys/finish.ts';
import { personAt } from '../../passkeys/holders.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { accessAt } from '../../server-kit/people.ts';
import { personalOf } from '../../server-kit/personal.ts';
import { mustStand } from '../../server-kit/standing.ts';
import { mailsFrom } from '../mail/quota.ts';
import { readyPerson } from './access.ts';
import { keepAccess } from './keep.ts';
import { joining, knownInvite, openInvite } from './openInvite.ts';
import { isFull, prospects, shownOutcomes } from './places.ts';
import { startOf } from './start.ts';

/** The reply to an invitation with this id. */
const givenBy = (id: string) => ({ errorCode: 0, id, inviteId: id, accessToken: id }) as const;

/** Handles invitations, and joining a team on the base host, whose RP ID serves the members of all organisations. */
export function inviteHandlers(kit: Kit) {
  const { tokens, executor, origins, config, clock } = kit;
  const { holderOf, anyHolderOf } = executor.reserved;

  /** Refuses a taken address or a full team early; joining decides both exactly. */
  async function mayJoinTeam(email: string, organisationId: string) {
    if (await anyHolderOf('email', formsOf(email))) refuse('operator.taken');
    if (await isFull(kit, organisationId, 'max.team.size', organisationId)) refuse('team.limit');
  }
  /** Refuses a taken address or a full application early, and an application of another organisation. */
  async function mayUse(email: string, organisationId: string, appId: string, isOneOfSeveral = false) {
    const { state, ancestors } = await executor.look(ref(application, appId));
    if (ancestors.organisationId !== organisationId) refuse('application.unknown');
    if (isOneOfSeveral) {
      mayGoOn({ application: state });
      mayJoinOthers(state);
    }
    for (const key of usernameKeys(appId, email)) {
      const holder = await holderOf('username', key);
      if (holder) refuse(holder.of === user ? 'user.taken' : 'invite.pending');
    }
    const personId = await personAt(kit, organisationId, email);
    const access = personId ? (await accessAt(kit, personId, appId)).state : user.initial;
    if (lives(access) && access.direct) refuse('user.taken');
    if (await isFull(kit, organisationId, 'max.user.per.app.count', appId)) refuse('user.limit');
    if (await isFull(kit, organisationId, 'user.total.count', organisationId)) refuse('user.totalLimit');
  }
  /** The same for each of several, which the refusal names. */
  async function mayUseAll(email: string, organisationId: string, all: readonly string[]) {
    if (all.length === 1) return mayUse(email, organisationId, all[0]!);
    for (const appId of all)
      await mayUse(email, organisationId, appId, true).catch(async (error) => {
        const { state, ancestors } = await executor.look(ref(application, appId));
        if (!(error instanceof Refusal) || ancestors.organisationId !== organisationId) throw error;
        refuse('invite.oneOf', { application: state.settings!.name, why: error.message });
      });
  }
  /** The name and logo that the invited person sees, and where and how passkeys are made. */
  async function applicationOf(id: string, organisationId: string) {
    const { state } = await executor.look(ref(application, id));
    const { name, logo } = state.settings ?? refuse('invite.unknown');
    const offered = ownSiteOf(state.settings) ? [] : await offeredMethods(kit, organisationId);
    const methods = offered.filter((code) => code <= 2) as (1 | 2)[];
    const start = await startOf(kit, state.settings, id, organisationId);
    return { name, logo: embeddedLogo(logo), origins: [...originsOf(state)], start, methods };
  }
  /** The type of an invitation to an application. */
  const typeOf = async (id: string) => {
    const { settings } = (await executor.look(ref(application, id))).state;
    return settings ? familyOf(settings.kind).invite.type : refuse('application.unknown');
  };
  const isExternal = async (id: string) =>
    (await executor.look(ref(application, id))).state.userSource === 'external';
  async function teamInvite(accessToken: string) {
    const invited = await openInvite(kit, accessToken);
    return invited.type === 'ADD_ADMIN' ? invited : refuse('session.token');
  }

  return {
    async sendInvite({ type, email, name, appId, appIds = [], attributes }, caller) {
      const organisationId = caller.actor.organisationId ?? refuse('session.none');
      if (!appId && appIds.length) refuseField('appId', 'is.missing');
      const { provenance } = caller;
      const asked = appId ? [...new Set([appId, ...appIds])] : [];
      const { rest: all, kept } = await keepAccess(kit, email, asked, provenance);
      if (kept && !all.length) return { ...givenBy(kept.id), given: true, position: kept.position };
      const [applicationId = null, ...further] = all;
      const mayBeInvited = () =>
        applicationId ? mayUseAll(email, organisationId, all) : mayJoinTeam(email, organisationId);
      await mayBeInvited();
      await mailsFrom(kit, organisationId, email);
      const id = idOf(provenance, 'invite');
      const personId = await readyPerson(kit, { organisationId, applicationId, email });
      if (personId) await mustStand(kit, { personId });
      const kind = applicationId && applicationId !== appId ? await typeOf(applicationId) : type;
      const to = { id, organisationId, applicationId, further, type: kind, personId };
      const sent = { ...to, email, name, ...(attributes && { about: attributes }) };
      const { position } = await executor.execute(SendInvite, sent, provenance).catch(async (error) => {
        // Somebody else took the name since it was asked for: this tells who.
        if (applicationId) await mayBeInvited();
        throw error;
      });
      if (personId) await giveAccess(kit, { inviteId: id, personId, email, name }, provenance);
      return { ...givenBy(id), given: personId !== null, position };
    },

    async verifyInvite({ accessToken }) {
      const invited = await openInvite(kit, accessToken);
      const { type, organisationId, applicationId, applications, email, name, checked } = invited;
      const outcomes = await prospects(kit, organisationId, applications);
      const company = await personalOf(kit, ref(organisation, organisationId));
      return {
        errorCode: 0,
        type,
        name,
        email,
        uniqueId: organisationId,
        organisationName: company.name ?? '',
        appId: applicationId,
        application: applicationId ? await applicationOf(applicationId, organisationId) : null,
        applications: await shownOutcomes(kit, organisationId, outcomes),
        attributeToFilter: 'userId',
        isLdapEnabled: applicationId ? await isExternal(applicationId) : false,
        isLdapChecked: checked,
        known: (await readyPerson(kit, { ...invited, checked: true })) !== null,
      };
    },

    async addAdmin({ accessToken }) {
      const { inviteId, email, name } = await teamInvite(accessToken);
      return beginRegistration(tokens, 'join team', {
        rpId: config.BASE_DOMAIN,
        origin: origins.public,
        rpName: 'Latchkey',
        holderId: joining(inviteId, 'operator'),
        userName: email,
        displayName: name,
        inviteId,
      });
    },

    async verifyAddAdmin({ credential, transactionId }, caller) {
      const begun = begunBy<Begun & { inviteId: string }>(kit, 'join team', transactionId);
      const { inviteId } = begun;
      const { state, target, organisationId } = await knownInvite(kit, inviteId);
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
          caller.provenance,
          async (by) => state.used || executor.execute(JoinTeam, person, by),
          (by) => useUp(kit, inviteId, by),
        ),
      );
      return { errorCode: 0, email: email ?? '', position };
    },
  } satisfies CommandHandlers;
}
