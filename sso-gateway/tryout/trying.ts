import { newSecret } from '../../approvals/challenge.ts';
import { application } from '../../domain/application/application.ts';
import { applicationKinds } from '../../domain/application/kinds.ts';
import { TryApplication, TryNetwork } from '../../domain/application/trying.ts';
import { lives, ref } from '../../domain/kit.ts';
import { usernameIn } from '../../domain/radiusClient/names.ts';
import { radiusClient } from '../../domain/radiusClient/radiusClient.ts';
import { refuse, refuseField } from '../../domain/refusals.ts';
import { idOf } from '../../event-store/executor/prepare.ts';
import { newId } from '../../event-store/newId.ts';
import type { Caller, Sender } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/standing.ts';
import { networkTryouts } from './network.ts';
import { tryoutPaths } from './paths.ts';
import { beginTryout, ownTryout, type Trying, waiting } from './tryouts.ts';

/** The member of the team who calls, in the session of a browser; undefined for all others. */
export function tryingIn(
  { sessions }: Pick<Kit, 'sessions'>,
  { actor, session }: Sender,
): Trying | undefined {
  const { role, id, organisationId } = actor;
  if (role !== 'operator' || !organisationId || !session) return undefined;
  return { organisationId, triedBy: id, session: sessions.nameOf(session) };
}

/** Handles the calls that begin a tryout, and that read what came of it. */
export function tryoutHandlers(kit: Kit) {
  const networks = networkTryouts(kit);
  const trying = (caller: Caller) => tryingIn(kit, caller) ?? refuse('tryout.unknown');
  const idFor = ({ session }: Trying, { provenance }: Caller) => idOf(provenance, `tryout ${session}`);

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
      const { state, ancestors } = await kit.executor.look(ref(application, appId));
      const { settings } = state;
      if (!settings || ancestors.organisationId !== own.organisationId) refuse('application.unknown');
      await mustStand(kit, { organisationId: own.organisationId, applicationId: appId });
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
      const tryout = { ...own, approval: { id: newId(), secret: newSecret(), facts } };
      const id = idFor(own, caller);
      if (await beginTryout(kit, id, { ...tryout, appId, family: 'radius', name }))
        await networks.begin(id, tryout, { client, username }, caller);
      return { errorCode: 0, id, position };
    },
    async readTryout({ tryoutId }: { tryoutId: string }, caller: Caller) {
      const found = (await ownTryout(kit, tryoutId, trying(caller))) ?? refuse('tryout.unknown');
      const { appId, family, name, outcome, approval } = found;
      const goesOn = approval && !outcome;
      const now = goesOn ? await networks.goingOn(tryoutId, { ...found, approval }, caller) : outcome;
      return { errorCode: 0, appId, family, name, ...(now ?? waiting) };
    },
  };
}
