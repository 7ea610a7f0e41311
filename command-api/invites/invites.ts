import { offeredMethods } from '../../approvals/offeredMethods.ts';
import { formsOf } from '../../domain/addresses.ts';
import { application, enrollingOn } from '../../domain/application/application.ts';
import { familyOf, isForPhones, ownSiteOf, type Settings } from '../../domain/application/kinds.ts';
import { embeddedLogo } from '../../domain/application/settings/shared.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse, refuseField } from '../../domain/refusals.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import { mayAskForEmail } from '../../server-kit/calls/quota.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { startOf } from '../../server-kit/startOf.ts';
import { readyPerson } from './access.ts';
import { keepAccess } from './keep.ts';
import { openInvite } from './openInvite.ts';
import { mustBeOurs } from './ours.ts';
import { isFull, prospects, shownOutcomes } from './places.ts';
import { mayUseAll, sendInvitation } from './sending.ts';

/** The reply to an invitation with this id. */
const givenBy = (id: string) => ({ errorCode: 0, id, inviteId: id, accessToken: id }) as const;

/** Handles invitations, to a team and to applications. */
export function inviteHandlers(kit: Kit) {
  const { executor } = kit;
  const { anyHolderOf } = executor.reserved;

  /**
   * Refuses a taken address or a full team early; joining decides both exactly. The refusal reveals that an address is registered
   * with any organization, so it is counted like the questions of visitors.
   */
  async function mayJoinTeam(email: string, organisationId: string, ip: string) {
    await mayAskForEmail(kit, ip);
    if (await anyHolderOf('email', formsOf(email))) refuse('operator.taken');
    if (await isFull(kit, organisationId, 'max.team.size', organisationId)) refuse('team.limit');
  }
  /** How people may register on the page of the organisation, the best way first. */
  async function methodsOf(settings: Settings, organisationId: string) {
    const forPhones = isForPhones(settings);
    if (ownSiteOf(settings) && !forPhones) return [];
    const offered = await offeredMethods(kit, organisationId);
    const methods = offered.filter((code) => code <= 2) as (1 | 2)[];
    return forPhones ? methods.toReversed() : methods;
  }
  /** The name and logo that the invited person sees, and where and how passkeys are made. */
  async function applicationOf(id: string, organisationId: string) {
    const { state } = await executor.look(ref(application, id));
    const { name, logo } = state.settings ?? refuse('invite.unknown');
    const start = await startOf(kit, state.settings, id, organisationId);
    const methods = await methodsOf(state.settings!, organisationId);
    return { name, logo: embeddedLogo(logo), origins: [...enrollingOn(state)], start, methods };
  }
  /** The type of an invitation to an application. */
  const typeOf = async (id: string) => {
    const { settings } = (await executor.look(ref(application, id))).state;
    return settings ? familyOf(settings.kind).invite.type : refuse('application.unknown');
  };
  const isExternal = async (id: string) =>
    (await executor.look(ref(application, id))).state.userSource === 'external';

  return {
    async sendInvite({ type, email, name, appId, appIds = [], attributes, role }, caller) {
      const organisationId = caller.actor.organisationId ?? refuse('session.none');
      if (!appId && appIds.length) refuseField('appId', 'is.missing');
      const { provenance } = caller;
      const asked = appId ? [...new Set([appId, ...appIds])] : [];
      await mustBeOurs(kit, organisationId, asked);
      const { rest: applications, kept } = await keepAccess(kit, email, asked, provenance);
      const [first] = applications;
      if (kept && !first) return { ...givenBy(kept.id), given: true, position: kept.position };
      const kind = first && first !== appId ? await typeOf(first) : type;
      const giver = caller.teamRole ?? undefined;
      const invitation = { organisationId, type: kind, applications, email, name, attributes, giver, role };
      const mayBeInvited = () =>
        first ? mayUseAll(kit, invitation, applications) : mayJoinTeam(email, organisationId, caller.ip);
      const { id, ...sent } = await sendInvitation(kit, invitation, mayBeInvited, provenance);
      return { ...givenBy(id), ...sent };
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
  } satisfies CommandHandlers;
}
