import { device } from '../domain/device/device.ts';
import { firstName } from '../domain/device/name.ts';
import { ref } from '../domain/kit.ts';
import { refuse } from '../domain/refusals.ts';
import { SignOutUser, WithdrawScopes } from '../domain/user/access.ts';
import { further } from '../event-store/metadata.ts';
import { forgetSession, sessionsTold } from '../server-kit/access/oidcSessions.ts';
import type { Caller } from '../server-kit/calls/caller.ts';
import { actingAs } from '../server-kit/calls/provenance.ts';
import type { Kit } from '../server-kit/kit.ts';
import { oneWith } from '../server-kit/people/joined.ts';
import { accessOf } from '../server-kit/people/people.ts';
import { personalOf } from '../server-kit/people/personal.ts';
import { endSession } from '../server-kit/signOnEnds.ts';
import { tokenLists } from './openid/userTokens.ts';
import { namesOf, sessionsOf } from './personSessions.ts';

/** Handles what a person sees of the own sessions, and how they and an application's consent are ended. */
export function ownSessionHandlers(kit: Kit) {
  const { executor, records, sessions } = kit;
  const tokens = tokenLists(kit);
  const ownOf = ({ actor, session }: Caller) => ({
    personId: actor.id,
    organisationId: actor.organisationId!,
    ...(session && { token: session }),
  });

  async function deviceName(deviceId: string | null): Promise<string> {
    if (!deviceId) return '';
    const target = ref(device, deviceId);
    const { credential } = (await executor.look(target)).state;
    if (!credential) return '';
    return (await personalOf(kit, target)).name ?? firstName(credential);
  }
  /** The sessions of the installed app on phones. */
  const ofApps = async (caller: Caller) => {
    const all = await oneWith(kit, caller.actor.id);
    return (
      await Promise.all(
        all.map((id) => sessions.listOf(id).then((open) => open.map((each) => ({ ...each, owner: id })))),
      )
    ).flat();
  };

  return {
    async ownSignOns(_: unknown, caller: Caller) {
      const signOns = (await sessionsOf(kit, ownOf(caller))).map(async (each) => ({
        ...{ kind: 'signOn' as const, sessionName: each.name, current: each.isCurrent },
        startedAt: each.signedInAt.toISOString(),
        ...{ device: await deviceName(each.deviceId), applications: await namesOf(kit, each.applicationIds) },
      }));
      const apps = (await ofApps(caller)).map(async ({ name, startedAt, deviceId }) => ({
        ...{ kind: 'app' as const, sessionName: name, current: false, applications: [] },
        ...{ startedAt: new Date(startedAt).toISOString(), device: await deviceName(deviceId) },
      }));
      return { errorCode: 0, sessions: await Promise.all([...signOns, ...apps]) };
    },

    async endOwnSignOn({ sessionName }: { sessionName: string }, caller: Caller) {
      const found = (await sessionsOf(kit, ownOf(caller))).find(({ name }) => name === sessionName);
      if (found) await endSession(kit, caller.actor.organisationId!, found.uid);
      else {
        const app = (await ofApps(caller)).find(({ name }) => name === sessionName);
        if (!app || !(await sessions.endOne(app.owner, sessionName))) refuse('session.unknown');
      }
      return { errorCode: 0 } as const;
    },

    async endOtherSignOns(_: unknown, caller: Caller) {
      for (const { uid, isCurrent } of await sessionsOf(kit, ownOf(caller)))
        if (!isCurrent) await endSession(kit, caller.actor.organisationId!, uid);
      for (const id of await oneWith(kit, caller.actor.id)) await sessions.endAllOf(id);
      return { errorCode: 0 } as const;
    },

    /** Ends what an application got: it learns of it by a logout token, and its tokens no longer count. */
    async withdrawConsent({ appId }: { appId: string }, caller: Caller) {
      const { actor } = caller;
      const owner = await accessOf(kit, actor.id, appId);
      if (!owner || owner.organisationId !== actor.organisationId) refuse('application.unknown');
      const provenance = actingAs(caller.provenance, 'user', owner.id, owner.organisationId);
      const { position } = await executor.execute(WithdrawScopes, { id: owner.id }, provenance);
      for (const kind of ['access', 'refresh'] as const) await tokens.forget(kind, owner.id);
      // The sessions are with whoever of those who are one person has signed in.
      for (const each of await oneWith(kit, actor.id))
        for (const { sid, applicationId } of await sessionsTold(records, each)) {
          if (applicationId !== appId) continue;
          // The session may come to this application again and be withdrawn again, so it can be on record more than once.
          await executor.execute(SignOutUser, { id: owner.id, sessionId: sid }, further(provenance));
          await forgetSession(records, sid);
        }
      return { errorCode: 0, id: appId, position };
    },
  };
}
