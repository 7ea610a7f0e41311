import type { z } from 'zod';
import type { sdkCalls } from '../../api/calls/sdk.ts';
import type { Calls } from '../../api/calls.ts';
import { usersNamed } from '../../approvals/requests.ts';
import {
  type Application,
  application,
  nativeOriginOf,
  originsOf,
} from '../../domain/application/application.ts';
import { lives, ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import type { Begun } from '../../passkeys/begin.ts';
import { must } from '../../passkeys/client.ts';
import { begunBy, finishSignIn } from '../../passkeys/finish.ts';
import type { Caller } from '../../server-kit/http/caller.ts';
import { originOf } from '../../server-kit/http/origin.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/standing.ts';

/** The application, if it may be used now and is asked from a website that it names, or from its native app. */
export async function siteFor(kit: Kit, appId: string, { origin }: Caller) {
  const { state, ancestors } = await kit.executor.look(ref(application, appId));
  const app = state;
  if (!lives(app)) refuse('application.unknown');
  const native = nativeOriginOf(app);
  if (origin ? !originsOf(app).includes(origin) : !native) refuse('request.origin');
  const organisationId = ancestors.organisationId!;
  await mustStand(kit, { organisationId, applicationId: appId });
  const site = new URL(origin ?? originsOf(app)[0]!);
  return { appId, app, organisationId, origin: origin ?? native!, rpId: site.hostname };
}

/** Whether the user's name is an address whose mail was read. */
export async function usernameVerified({ executor }: Kit, userId: string) {
  return (await executor.look(ref(user, userId))).state.usernameVerified;
}

/** What the customer's back end gets: who has signed in, for as long as the application says. */
export async function tokenFor(
  kit: Kit,
  { app, appId, organisationId }: { app: Application; appId: string; organisationId: string },
  { userId, deviceId, transactionId }: { userId: string; deviceId: string; transactionId?: string },
) {
  const expiresIn = Math.round(app.settings!.tokenValidityTime / 1000);
  const about = { iss: kit.origins.public, aud: appId, sub: userId, org: organisationId };
  const proved = {
    amr: ['hwk', 'user'],
    usernameVerified: await usernameVerified(kit, userId),
    // The passkey that signed in: when it is suspended or removed, the token becomes invalid.
    device: deviceId,
    // The transaction that the token follows from (RFC 8417 section 2.2): a report of it makes the token invalid.
    ...(transactionId && { txn: transactionId }),
  };
  return { accessToken: kit.jwts.signJwt({ ...about, ...proved }, expiresIn), expiresIn, userId };
}

/** The same, where the passkey is one of the device that asks. */
export async function ownDeviceSite(kit: Kit, appId: string, caller: Caller) {
  const site = await siteFor(kit, appId, caller);
  if (!site.app.settings?.samePlatformAuth) refuse('plan.feature', 'authenticate.same.device is disabled');
  return site;
}

type Answered = z.output<typeof sdkCalls.sdkVerifyLogin.body>;
/** A user's passkey has answered the options of a sign-in to this application; answers whose it is. */
export async function signsIn(
  kit: Kit,
  site: { appId: string; origin: string },
  { credential, transactionId }: Answered,
  caller: Caller,
  path: Extract<Calls[keyof Calls]['path'], `POST /sdk/:appId/${string}`>,
) {
  const { appId } = site;
  const begun = begunBy<Begun & { appId: string; username: string | null }>(
    kit,
    'sign user in',
    transactionId,
  );
  must(begun.appId === appId && begun.origin === site.origin, 'another application');
  const fits = async ({ applicationId, id }: { applicationId: string | null; id: string }) => {
    if (applicationId !== appId || !begun.username) return applicationId === appId;
    return (await usersNamed(kit, appId, begun.username)).includes(id);
  };
  const origin = originOf({ path }, { appId }, caller);
  return { begun, ...(await finishSignIn(kit, begun, credential as never, origin, fits)) };
}
