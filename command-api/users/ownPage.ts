import { withCode } from '../../approvals/links.ts';
import { device } from '../../domain/device/device.ts';
import { lives, ref } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { idOf } from '../../event-store/executor/ids.ts';
import { newId } from '../../event-store/newId.ts';
import { type Begun, beginRegistration } from '../../passkeys/begin.ts';
import { must } from '../../passkeys/client.ts';
import { type Confirmed, mustStillCount } from '../../passkeys/confirmed.ts';
import { begunBy, finishRegistration } from '../../passkeys/finish.ts';
import { acceptedOf, passkeysOf } from '../../passkeys/ownPasskeys.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import { actingAs } from '../../server-kit/calls/provenance.ts';
import { mustBeRecent } from '../../server-kit/calls/recent.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { knownOf } from '../../server-kit/people/details.ts';
import { headOf, oneWith, provedAddressOf } from '../../server-kit/people/joined.ts';
import { bestAccess } from '../../server-kit/people/people.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { signOnUid } from '../../server-kit/signedOn.ts';
import { keptSession } from '../../server-kit/signOnEnds.ts';
import { devicesOf } from '../devices.ts';
import { organisationHere } from '../organisationHere.ts';

/**
 * A link that adds one device: whose, what fixes the id of the device, and by which passkey and session of single sign-on it
 * was asked for, and when.
 */
type Link = { personId: string; organisationId: string; once: string; signOn: string } & Confirmed;
const linkKind = 'own device link';
const token = 'add own passkey';
type Adding = Begun & Link & { deviceId: string };

const deviceOf = ({ personId, once }: Pick<Link, 'personId' | 'once'>) =>
  idOf({ actor: { role: 'user', id: personId }, correlationId: once, idempotencyKey: once }, 'device');

/** Handles a person's own page: whose it is, and the person's devices. */
export function ownPageHandlers(kit: Kit) {
  const { executor, origins, tokens } = kit;
  const devices = devicesOf(kit, 'user');

  /** The organisation of the host, its name, and where its passkeys are. */
  async function here(caller: Caller) {
    const { organisationId, subdomain } = await organisationHere(kit, caller);
    const origin = origins.org(subdomain);
    return { organisationId, origin, rpId: new URL(origin).hostname };
  }
  const nameOf = async (organisationId: string) =>
    (await personalOf(kit, ref(organisation, organisationId))).name ?? '';

  /** One of the users that a person is, who may sign in, and what the person is called. */
  async function standing(personId: string) {
    const { owner, why } = (await bestAccess(kit, personId)) ?? refuse('session.none');
    if (why) refuse(why);
    const { username, name } = await knownOf(kit, owner.id);
    const address = await provedAddressOf(kit, personId);
    return { owner, name: name ?? '', username: address ?? username ?? '' };
  }

  /** The person of a link that has added no device, on the host for which it was made. */
  async function linked(accessToken: string, caller: Caller) {
    const asked = tokens.open<Link>(linkKind, accessToken);
    const { organisationId, once, signOn, confirmedBy, confirmedAt } = asked;
    const place = await here(caller);
    if (place.organisationId !== organisationId) refuse('session.token');
    await mustCount(asked);
    const deviceId = deviceOf(asked);
    if (lives((await executor.look(ref(device, deviceId))).state)) refuse('session.token');
    const personId = await headOf(kit, asked.personId);
    const link: Link = { personId, organisationId, once, signOn, confirmedBy, confirmedAt };
    return { ...place, link, deviceId, ...(await standing(personId)) };
  }

  return {
    async ownPage(_, caller) {
      const { organisationId, rpId } = await here(caller);
      const { role, id } = caller.actor;
      const organisation = await nameOf(organisationId);
      if (role !== 'user') return { errorCode: 0, organisation, person: null };
      const { name, username } = await standing(id);
      const userHandle = Buffer.from(id).toString('base64url');
      const signedInAt = new Date(caller.startedAt).toISOString();
      return { errorCode: 0, organisation, person: { name, username, rpId, userHandle, signedInAt } };
    },

    async removeOwnDevice({ deviceId }, caller) {
      mustBeRecent(kit, caller);
      const { state, ancestors } = await executor.look(ref(device, deviceId));
      const { credentialId = '', rpId = '' } = state.credential ?? {};
      // The audit shows what a person does as what one of the users did whom operators know.
      const { owner } = await standing(caller.actor.id);
      const provenance = actingAs(caller.provenance, 'user', owner.id, owner.organisationId);
      const named = { personId: caller.actor.id, deviceId };
      const { id, position } = await devices.remove(named, { ...caller, provenance });
      const accepted = await acceptedOf(kit, ancestors.personId!, rpId, '');
      return { errorCode: 0, id, credentialId, accepted, position };
    },

    async ownDeviceLink(_, caller) {
      mustBeRecent(kit, caller);
      const { organisationId, origin } = await here(caller);
      const by = { confirmedBy: caller.deviceId, confirmedAt: kit.clock() };
      // The page is signed in to by single sign-on, unlike the installed app, which makes no links.
      const signOn = (await signOnUid(kit, organisationId, caller.session)) ?? refuse('session.none');
      const whose: Link = { personId: caller.actor.id, organisationId, once: newId(), signOn, ...by };
      await mustHavePlace(whose.personId, organisationId);
      const accessToken = tokens.seal(linkKind, whose, limits.ownDeviceLink / 1000);
      const expiresAt = new Date(kit.clock() + limits.ownDeviceLink).toISOString();
      const link = await withCode(`${origin}/me/device/${accessToken}`);
      return { errorCode: 0, accessToken, ...link, expiresAt };
    },

    async readOwnDeviceLink({ accessToken }, caller) {
      const { organisationId, name, username } = await linked(accessToken, caller);
      return { errorCode: 0, organisation: await nameOf(organisationId), name: name || username };
    },

    async addOwnDevice({ accessToken }, caller) {
      const { rpId, origin, link, deviceId, name, username } = await linked(accessToken, caller);
      const has = await mustHavePlace(link.personId, link.organisationId);
      return beginRegistration(tokens, token, {
        ...{ rpId, origin, ...link, deviceId, has, holderId: link.personId },
        rpName: await nameOf(link.organisationId),
        userName: username,
        displayName: name,
      });
    },

    async verifyAddOwnDevice({ credential, transactionId }, caller) {
      const begun = begunBy<Adding>(kit, token, transactionId);
      const { organisationId, rpId } = await here(caller);
      must(begun.organisationId === organisationId, 'another organisation');
      await mustCount(begun);
      const { owner } = await standing(begun.personId);
      const { position } = await finishRegistration(
        kit,
        begun,
        credential as never,
        owner,
        caller.provenance,
        async () => undefined,
      );
      const accepted = await acceptedOf(kit, begun.personId, rpId, begun.deviceId);
      return { errorCode: 0, accepted, position };
    },
  } satisfies CommandHandlers;

  /** Refuses a link whose passkey is gone, or whose session was ended, as by a person who ends all others. */
  async function mustCount(link: Link) {
    await mustStillCount(kit, link.personId, link);
    if (!(await keptSession(kit, link.organisationId, link.signOn))) refuse('session.token');
  }

  /** Refuses a person who has as many devices as the plan allows. Answers the ids of the passkeys. */
  async function mustHavePlace(personId: string, organisationId: string) {
    const has = await passkeysOf(kit, ...(await oneWith(kit, personId)));
    const most = await executor.grantedTo(organisationId, 'max.device.count');
    return typeof most === 'number' && has.length >= most ? refuse('device.limit') : has;
  }
}
