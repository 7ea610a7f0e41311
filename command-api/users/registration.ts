import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { giveAccess } from '../../approvals/giving.ts';
import { registerUser } from '../../approvals/registration/enrol.ts';
import { withinRegistrations } from '../../approvals/registration/registrationQuota.ts';
import type { Application } from '../../domain/application/application.ts';
import { stillOpen } from '../../domain/invite/commands.ts';
import { invitationOf } from '../../domain/invite/invite.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { confirmedTo, openTo } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { usernameClaims } from '../../domain/usernames/username.ts';
import { newId } from '../../event-store/newId.ts';
import { type Begun, beginRegistration } from '../../passkeys/begin.ts';
import { must } from '../../passkeys/client.ts';
import { begunBy, finishRegistration } from '../../passkeys/finish.ts';
import { registering } from '../../passkeys/holders.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import type { Caller } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Attributes } from '../../server-kit/people/details.ts';
import { accessAt } from '../../server-kit/people/people.ts';
import { joining, knownInvite, openInvite } from '../invites/openInvite.ts';
import { beginUserRecovery, finishUserRecovery, recovering, recoveryIn } from '../recovery/recoverUser.ts';

/** An application and the origin on which its users make passkeys. */
export type Site = { appId: string; app: Application; organisationId: string; origin: string; rpId: string };
/** The person who registers: as typed, or as invited or recovered with the token of a mailed link. */
export type Registrant = { username?: string | undefined; name: string; invite?: string | undefined };
type Registering = Begun & {
  appId: string;
  userId: string;
  holderId: string;
  organisationId: string;
  deviceId: string;
  username: string;
  name: string;
  inviteId: string | null;
};
const token = 'register user';

async function whoRegisters(kit: Kit, site: Site, { username = '', name, invite }: Registrant) {
  const { appId, organisationId, rpId } = site;
  if (!invite) {
    const holderId = newId();
    const ids = { holderId, userId: accessId(holderId, appId), deviceId: newId() };
    return { username, name, ...ids, inviteId: null, checked: false };
  }
  const { inviteId, applications, checked, email, ...invited } = await openInvite(kit, invite);
  if (!applications.includes(appId)) refuse('session.token');
  const known = await registering(kit, organisationId, { address: email, rpId, inviteId });
  const holderId = known ?? joining(inviteId, 'person');
  const { id: userId } = await accessAt(kit, holderId, appId);
  const ids = { holderId, userId, deviceId: joining(inviteId, 'device') };
  return { username: email, name: invited.name, inviteId, checked, ...ids };
}

/** Begins a registration, or another passkey for a user who lost all of them. */
export async function beginUser(kit: Kit, site: Site, registrant: Registrant) {
  const { appId, app, organisationId, rpId, origin } = site;
  const { invite } = registrant;
  const rpName = app.settings!.name;
  const lost = invite ? recoveryIn(kit, invite) : null;
  if (lost) return beginUserRecovery(kit, lost, { appId, rpId, origin, rpName });
  openTo(app, invite !== undefined);
  const { username, name, checked, ...ids } = await whoRegisters(kit, site, registrant);
  confirmedTo(app, { checked });
  return beginRegistration(kit.tokens, token, {
    ...{ rpId, origin, rpName, appId, organisationId, username, name },
    ...ids,
    userName: username,
    displayName: name,
  });
}

/** Refuses a deleted invitation. A used one passes: this may be a repeat, which the ids derived from it decide. */
async function notDeleted(kit: Kit, inviteId: string) {
  const { state } = await knownInvite(kit, inviteId);
  if (!state.used) stillOpen(state, new Date(kit.clock()));
}

/** The application for which a registration was begun. */
export const begunFor = (kit: Kit, transactionId: string) =>
  begunBy<Registering>(kit, [token, recovering], transactionId).appId;

/** Ends what `beginUser` began. An invited person's attributes are kept with the registration. */
export async function finishUser(
  kit: Kit,
  site: Site,
  { credential, transactionId }: { credential: RegistrationResponseJSON; transactionId: string },
  { provenance: by, ip }: Caller,
  attributes: Attributes = {},
) {
  const { appId, organisationId } = site;
  const { executor } = kit;
  const begun = begunBy<Registering>(kit, [token, recovering], transactionId);
  must(begun.appId === appId && begun.origin === site.origin, 'another application');
  const { userId, holderId, deviceId, username, name, inviteId } = begun;
  if (begun.kind === recovering) {
    const { position } = await finishUserRecovery(kit, begun as never, credential, by);
    return { userId, deviceId, username, position, inviteId: null, personId: holderId };
  }
  if (inviteId) await notDeleted(kit, inviteId);
  const invited = inviteId ? { inviteId, attributes } : {};
  const access = { personId: holderId, applicationId: appId, username, name, ...invited };
  const owner = { kind: 'user', id: userId, organisationId, applicationId: appId } as const;
  const { during } = executor.reserved;
  const finish = () =>
    finishRegistration(
      kit,
      begun,
      credential,
      owner,
      by,
      async (by) => {
        for (const claim of usernameClaims(appId, username, invitationOf(inviteId ?? undefined)))
          await executor.reserve(claim, ref(user, userId), by);
        if (!inviteId) await withinRegistrations(kit, site, ip);
        await registerUser(kit, owner, { ...access, method: 'this device' }, by);
      },
      async (by) => {
        const given = { personId: holderId, email: username, name, attributes };
        if (inviteId) await giveAccess(kit, { inviteId, ...given }, by);
      },
    );
  const { position } = await during(`user-${userId}`, () => during(`person-${holderId}`, finish));
  return { userId, deviceId, username, position, inviteId, personId: holderId };
}
