import { newSecret } from '../../approvals/challenge.ts';
import { urlOf } from '../../approvals/links.ts';
import { application } from '../../domain/application/application.ts';
import { applicationKinds } from '../../domain/application/kinds.ts';
import { TryApplication, TryNetwork, TryOwnSite } from '../../domain/application/trying.ts';
import { lives, ref } from '../../domain/kit.ts';
import { usernameIn } from '../../domain/radiusClient/names.ts';
import { radiusClient } from '../../domain/radiusClient/radiusClient.ts';
import { refuse, refuseField } from '../../domain/refusals.ts';
import { idOf } from '../../event-store/executor/ids.ts';
import { newId } from '../../event-store/newId.ts';
import type { Caller, Sender } from '../../server-kit/calls/caller.ts';
import { deviceIn } from '../../server-kit/http/request/userAgent.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/people/standing.ts';
import { askedTryouts } from './asked.ts';
import { checksOf } from './checks.ts';
import { networkAsking, networkWay } from './network.ts';
import { tryoutPaths } from './paths.ts';
import { siteAsking, siteRequest, siteWay } from './site.ts';
import { type Approval, beginTryout, ownTryout, type Trying, waiting } from './tryouts.ts';

/** The member of the team who calls, in the session of a browser; undefined for all others. */
export function tryingIn(
  { sessions }: Pick<Kit, 'sessions'>,
  { actor, session }: Sender,
): Trying | undefined {
  const { role, id, organisationId } = actor;
  if (role !== 'operator' || !organisationId || !session) return undefined;
  return { organisationId, triedBy: id, session: sessions.nameOf(session) };
}
const idFor = ({ session }: Trying, { provenance }: Caller) => idOf(provenance, `tryout ${session}`);
/** A request that nobody knows yet, by the facts that the page shows of it. */
const newApproval = ({ facts, asked }: Pick<Approval, 'facts' | 'asked'>): Approval => ({
  ...{ id: newId(), secret: newSecret(), url: null },
  facts,
  asked,
});

/** Handles the calls that begin a tryout, and that read what came of it. */
export function tryoutHandlers(kit: Kit) {
  const tryouts = askedTryouts(kit, { radius: networkWay(kit), general: siteWay(kit) });
  const asksNetwork = networkAsking(kit);
  const asksSite = siteAsking(kit);
  const trying = (caller: Caller) => tryingIn(kit, caller) ?? refuse('tryout.unknown');

  /** An application of the caller's organisation. */
  async function applicationOf({ organisationId }: Trying, applicationId: string) {
    const { state, ancestors } = await kit.executor.look(ref(application, applicationId));
    const { settings } = state;
    if (!settings || ancestors.organisationId !== organisationId) refuse('application.unknown');
    return { organisationId, applicationId, settings };
  }
  /** A client of the caller's organisation, with the name of its application. */
  async function clientOf({ organisationId }: Trying, id: string) {
    const { state, ancestors } = await kit.executor.look(ref(radiusClient, id));
    const { applicationId = '' } = ancestors;
    if (!lives(state) || !state.settings || ancestors.organisationId !== organisationId)
      refuse('radius.unknown');
    const { settings } = (await kit.executor.look(ref(application, applicationId))).state;
    const client = { id, applicationId, organisationId, state };
    return { client, settings: state.settings, name: settings?.name ?? refuse('radius.unknown') };
  }
  return {
    async beginTryout({ appId }: { appId: string }, caller: Caller) {
      const own = trying(caller);
      const { organisationId, settings } = await applicationOf(own, appId);
      await mustStand(kit, { organisationId, applicationId: appId });
      const { position } = await kit.executor.execute(TryApplication, { id: appId }, caller.provenance);
      const { family } = applicationKinds[settings.kind];
      const id = idFor(own, caller);
      await beginTryout(kit, id, { ...own, appId, family, name: settings.name });
      return { errorCode: 0, id, url: `${tryoutPaths.start}/${id}`, position };
    },
    async tryRadiusClient(
      { radiusClientId, username: sent }: { radiusClientId: string; username: string },
      caller: Caller,
    ) {
      const own = trying(caller);
      const { client, settings, name } = await clientOf(own, radiusClientId);
      const username = usernameIn(sent.trim(), settings.names) || refuseField('username', 'is.missing');
      const { applicationId: appId } = client;
      const { position } = await kit.executor.execute(TryNetwork, { id: appId }, caller.provenance);
      const facts = [
        { name: 'client', value: settings.name },
        { name: 'userName', value: username },
      ];
      const approval = newApproval({ facts, asked: { username, radiusClientId, method: null } });
      const tryout = { ...own, approval, appId, family: 'radius' as const };
      const id = idFor(own, caller);
      const asking = { client, username, address: caller.ip };
      if (await beginTryout(kit, id, { ...tryout, name }))
        await tryouts.begin(id, tryout, (provenance) => asksNetwork(approval, asking, provenance), caller);
      return { errorCode: 0, id, position };
    },
    async tryOwnSite(
      { appId, username, method }: { appId: string; username: string; method: 'phone' | 'push' },
      caller: Caller,
    ) {
      const own = trying(caller);
      const site = await applicationOf(own, appId);
      if (!username) refuseField('username', 'is.missing');
      const { position } = await kit.executor.execute(TryOwnSite, { id: appId }, caller.provenance);
      const facts = [
        { name: 'userName', value: username },
        { name: 'method', value: method },
      ];
      const made = newApproval({ facts, asked: { username, radiusClientId: null, method } });
      const { organisationId, settings } = site;
      const about = { kind: siteRequest, organisationId };
      const approval = { ...made, url: method === 'phone' ? await urlOf(kit, made.id, about) : null };
      const tryout = { ...own, approval, appId, family: 'general' as const };
      const id = idFor(own, caller);
      const asking = { site, username, method, from: { device: deviceIn(caller), ip: caller.ip } };
      if (await beginTryout(kit, id, { ...tryout, name: settings.name }))
        await tryouts.begin(id, tryout, (provenance) => asksSite(approval, asking, provenance), caller);
      return { errorCode: 0, id, position };
    },
    async readTryout({ tryoutId }: { tryoutId: string }, caller: Caller) {
      const found = (await ownTryout(kit, tryoutId, trying(caller))) ?? refuse('tryout.unknown');
      const { appId, family, name, outcome, approval } = found;
      const goesOn = approval && !outcome;
      const now = goesOn ? await tryouts.goingOn(tryoutId, { ...found, approval }, caller) : outcome;
      const about = { appId, family, name, asked: approval?.asked ?? null };
      return {
        errorCode: 0,
        ...about,
        request: null,
        checks: await checksOf(kit, found),
        ...(now ?? waiting),
      };
    },
  };
}
