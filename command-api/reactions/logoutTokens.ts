import { post } from '../../approvals/push/post.ts';
import { application } from '../../domain/application/application.ts';
import {
  ApplicationClosedToEverybody,
  ApplicationClosedToGroup,
  ApplicationSuspended,
} from '../../domain/application/events.ts';
import { device } from '../../domain/device/device.ts';
import { DeviceRemoved, DeviceSuspended } from '../../domain/device/events.ts';
import { applicationLimits } from '../../domain/families/families.ts';
import { GroupDeleted } from '../../domain/group/events.ts';
import { group } from '../../domain/group/group.ts';
import { ref } from '../../domain/kit.ts';
import { OrganisationDeleted, OrganisationSuspended } from '../../domain/organisation/events.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { GroupLeft, PersonParted, PersonSuspended } from '../../domain/person/events.ts';
import { person } from '../../domain/person/person.ts';
import { UserDeleted, UserSignedOut, UserSuspended } from '../../domain/user/events.ts';
import type { ToldSession } from '../../server-kit/access/oidcSessions.ts';
import { type Children, endChildren } from './children.ts';
import { nothing, on } from './kit/kit.ts';
import type { Deliver } from './logoutToken.ts';
import { sessionEnds } from './sessionEnds.ts';

/** Sign-outs of all applications that may wait for another try: an hour of a large application that is away. */
const mostFailed = 20_000;

/**
 * Tells OpenID applications that sessions of their users ended (OpenID Connect Back-Channel Logout 1.0). What ends the
 * sessions of many people is a reaction of its own, so that it holds up no single one, and ends early when `stopping`
 * aborts.
 */
export function logoutTokens(stopping: AbortSignal, deliver: Deliver = post) {
  const { tell, keepKey, endOf, endOfParted, endOfUser, endOfUsers, shutOut } = sessionEnds(
    stopping,
    deliver,
  );

  return [
    on(
      [
        ...[UserSignedOut, UserSuspended, UserDeleted, PersonSuspended, PersonParted, GroupLeft],
        ...[DeviceSuspended, DeviceRemoved, OrganisationDeleted],
      ],
      'logout-tokens',
      async (cause, kit) => {
        const { target, event, metadata } = cause;
        const { applicationId, personId } = metadata;
        // Its users are deleted one by one after it, when its keys have been destroyed.
        if (target.of === organisation) return keepKey(kit, target.id);
        if (event.type === PersonParted.type) {
          const { from } = cause.data as { from: string };
          return (await endOfParted(kit, cause, from)) ? undefined : nothing;
        }
        if (target.of === person) {
          const some = event.type === GroupLeft.type ? await shutOut(kit, cause) : undefined;
          return (await endOf(kit, cause, target.id, some)) ? undefined : nothing;
        }
        if (target.of === device) {
          const began = async ({ deviceId }: ToldSession) => deviceId === target.id;
          return personId && (await endOf(kit, cause, personId, began)) ? undefined : nothing;
        }
        if (!applicationId) return nothing;
        if (event.type === UserSignedOut.type) {
          const { sessionId: sid } = cause.data as { sessionId: string };
          return tell(kit, cause, { userId: target.id, applicationId, sid });
        }
        return endOfUser(kit, cause, applicationId);
      },
      undefined,
      { outside: true, mostFailed },
    ),
    on([ApplicationSuspended, OrganisationSuspended], 'logout-tokens-of-many', (cause, kit, progress) => {
      const { of, id } = cause.target;
      if (of === application) return endOfUsers(kit, cause, id, { progress });
      const applications = applicationLimits.map(
        (kind): Children => [{ kind, of: id }, (each) => endOfUsers(kit, cause, each)],
      );
      return endChildren(kit, applications, cause, progress);
    }),
    on(
      [ApplicationClosedToGroup, ApplicationClosedToEverybody, GroupDeleted],
      'logout-tokens-of-closed',
      async (cause, kit, progress) => {
        const some = await shutOut(kit, cause);
        const { of, id } = cause.target;
        if (of === application) return endOfUsers(kit, cause, id, { progress, some });
        const { state } = await kit.executor.look(ref(group, id));
        for (const each of state.applications) await endOfUsers(kit, cause, each, { some });
      },
    ),
  ];
}
