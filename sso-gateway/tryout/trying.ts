import { application } from '../../domain/application/application.ts';
import { applicationKinds } from '../../domain/application/kinds.ts';
import { TryApplication } from '../../domain/application/trying.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { idOf } from '../../event-store/executor/prepare.ts';
import type { Caller, Sender } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/standing.ts';
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
  const trying = (caller: Caller) => tryingIn(kit, caller) ?? refuse('tryout.unknown');
  return {
    async beginTryout({ appId }: { appId: string }, caller: Caller) {
      const own = trying(caller);
      const { state, ancestors } = await kit.executor.look(ref(application, appId));
      const { settings } = state;
      if (!settings || ancestors.organisationId !== own.organisationId) refuse('application.unknown');
      await mustStand(kit, { organisationId: own.organisationId, applicationId: appId });
      const { position } = await kit.executor.execute(TryApplication, { id: appId }, caller.provenance);
      const { family } = applicationKinds[settings.kind];
      const id = idOf(caller.provenance, `tryout ${own.session}`);
      await beginTryout(kit, id, { ...own, appId, family, name: settings.name });
      return { errorCode: 0, id, url: `${tryoutPaths.start}/${id}`, position };
    },
    async readTryout({ tryoutId }: { tryoutId: string }, caller: Caller) {
      const found = (await ownTryout(kit, tryoutId, trying(caller))) ?? refuse('tryout.unknown');
      const { appId, family, name, outcome } = found;
      return { errorCode: 0, appId, family, name, ...(outcome ?? waiting) };
    },
  };
}
