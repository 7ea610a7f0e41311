import { families } from '../../domain/families/families.ts';
import { featureOf } from '../../domain/methods.ts';
import { octetsOf } from '../../domain/radiusClient/address.ts';
import type { RadiusClient } from '../../domain/radiusClient/radiusClient.ts';
import { Refusal } from '../../domain/refusals.ts';
import { CloseTransaction } from '../../domain/transaction/approval.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { holderOf, holdersWith, openedTo } from '../../passkeys/holders.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { enter } from '../../server-kit/people/enter.ts';
import { mustStand } from '../../server-kit/people/standing.ts';
import { userAddressOf } from '../../server-kit/people/userAddress.ts';
import { notify, notifyByMail, notifyNobody } from '../push/notify.ts';
import { pusherOf } from '../push/pusher.ts';
import { vapidOf } from '../push/vapid.ts';
import { lookAt, statusOf, whoseIs } from '../requests/look.ts';
import { type Made, openUserRequest, usersNamed } from '../requests/open.ts';

/** A client of a network, whose users approve on another device. */
export type NetworkClient = {
  id: string;
  applicationId: string;
  organisationId: string;
  state: RadiusClient;
};
/** Who signs in, and from where. */
export type SigningIn = {
  username: string;
  /** The user's address as reported by the client. */
  callingFrom: string | null;
  /** The address of the client. */
  address: string;
};

const { signIn } = families.radius.requests;

type Where = Pick<NetworkClient, 'organisationId' | 'applicationId'>;
/** Records the access of somebody to whom the application is open, so that the request finds the user by the name. */
export async function entersByName(kit: Kit, { organisationId, applicationId }: Where, username: string) {
  if ((await usersNamed(kit, applicationId, username)).length) return;
  const opened = await openedTo(kit, { organisationId, applicationId }, username);
  if (opened) await enter(kit, opened.personId, applicationId);
}

/** Closes a request if the person cannot be asked to answer it. */
export async function closingUnless(
  kit: Kit,
  id: string,
  provenance: Provenance,
  asks: () => Promise<unknown>,
) {
  try {
    await asks();
  } catch (error) {
    await kit.executor.execute(CloseTransaction, { id, as: 'failed', whose: null }, provenance);
    throw error;
  }
}

/**
 * Returns a function that tells how a user is asked for a client: by the app where the client wants that and there is one,
 * otherwise by mail; null for who can be asked by neither.
 */
export function waysOf(kit: Kit) {
  const { appsOf } = pusherOf(kit, vapidOf(kit));
  return async (
    { organisationId, state }: NetworkClient,
    userId: string,
  ): Promise<'push' | 'mail' | null> => {
    const byPush =
      state.settings!.authType === 'inApp' &&
      Boolean(await kit.executor.grantedTo(organisationId, featureOf.push)) &&
      (await appsOf(await holdersWith(kit, await holderOf(kit, { kind: 'user', id: userId })))).length > 0;
    if (byPush) return 'push';
    return (await userAddressOf(kit, userId)) === null ? null : 'mail';
  };
}

/** Returns a function that opens the request of a login, and asks the user to approve it on another device. */
export function askingBy(kit: Kit) {
  const pusher = pusherOf(kit, vapidOf(kit));
  const wayTo = waysOf(kit);

  /** Asks by push where an app is reached, otherwise by mail. */
  async function notifyUser(client: NetworkClient, transactionId: string, provenance: Provenance) {
    const { organisationId, applicationId } = client;
    const opened = (await lookAt(kit, transactionId)).state;
    const owner = await whoseIs(kit, opened);
    if (owner) await mustStand(kit, { organisationId, applicationId, userId: owner.id });
    const way = owner && (await wayTo(client, owner.id));
    // An unknown name costs the same and waits as long, so that nobody learns which names exist.
    if (!way) return notifyNobody(kit, { ownerId: opened.opened!.ownerId!, transactionId }, provenance);
    const to = { owner, organisationId, transactionId };
    if (way === 'mail') return void (await notifyByMail(kit, to, provenance));
    const asked = await notify(kit, pusher, to, provenance);
    // The login need not wait for the push services.
    asked
      ?.send()
      .then((reached) => (reached ? null : notifyByMail(kit, to, provenance)))
      .catch((error) => kit.log.warn({ err: error }, 'a login was told neither by push nor by mail'));
  }

  return async function ask(client: NetworkClient, login: SigningIn, made: Made, provenance: Provenance) {
    const { settings } = client.state;
    const asking = {
      kind: signIn.kind,
      applicationId: client.applicationId,
      username: login.username,
      device: settings!.name,
      ip: login.callingFrom && octetsOf(login.callingFrom) ? login.callingFrom : login.address,
      requestId: client.id,
      screenless: settings!.answers === 'wait',
      made,
    };
    await entersByName(kit, client, login.username);
    try {
      await openUserRequest(kit, asking, provenance);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'transaction.used')) throw error;
      // Another gateway, or this one before a restart, has opened it for the same packet. It may have ended before it
      // could ask the user; asking again changes nothing.
      if ((await statusOf(kit, made.id, true)).state !== 'pending') return;
    }
    await closingUnless(kit, made.id, provenance, () => notifyUser(client, made.id, provenance));
  };
}
