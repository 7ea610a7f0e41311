import type { z } from 'zod';
import type { sdkCalls } from '../../../api/calls/approvals/sdk.ts';
import { isNamed } from '../../../approvals/requests/open.ts';
import { application, nativeOriginOf, originsOf } from '../../../domain/application/application.ts';
import { ownSiteOf } from '../../../domain/application/kinds.ts';
import { lives, ref } from '../../../domain/kit.ts';
import { refuse } from '../../../domain/refusals.ts';
import type { Begun } from '../../../passkeys/begin.ts';
import { must } from '../../../passkeys/client.ts';
import { begunBy, finishSignIn } from '../../../passkeys/finish.ts';
import { userHere } from '../../../passkeys/holders.ts';
import type { Caller } from '../../../server-kit/calls/caller.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { mustStand } from '../../../server-kit/people/standing.ts';

/** The application; refuses unless it is active and the caller is one of its websites or its native app. */
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

/** Like `siteFor`, for ceremonies with a passkey on the same device, which the application must allow. */
export async function ownDeviceSite(kit: Kit, appId: string, caller: Caller) {
  const site = await siteFor(kit, appId, caller);
  if (!ownSiteOf(site.app.settings)?.samePlatformAuth)
    refuse('plan.feature', { feature: 'authenticate.same.device' });
  return site;
}

type Answered = z.output<typeof sdkCalls.sdkVerifyLogin.body>;
/** Finishes a user's sign-in to this application, and returns the passkey's owner. */
export async function signsIn(
  kit: Kit,
  site: { appId: string; origin: string },
  { credential, transactionId }: Answered,
  caller: Caller,
) {
  const { appId } = site;
  const begun = begunBy<Begun & { appId: string; username: string | null }>(
    kit,
    'sign user in',
    transactionId,
  );
  must(begun.appId === appId && begun.origin === site.origin, 'another application');
  const where = { as: userHere(kit, appId), fits: isNamed(kit, appId, begun.username) };
  return { begun, ...(await finishSignIn(kit, begun, credential as never, caller.provenance, where)) };
}
