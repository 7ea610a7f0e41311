import { call, withBearer } from '../../../web-kit/call.ts';

/** Verifies the mailed link and reads how far its operator has come. `step` counts from 0. */
export async function loadOnboarding(accessToken: string) {
  const { userId, uniqueId } = await call('POST /verifyToken', { accessToken });
  const mine = withBearer(accessToken);
  const [org, operator] = await Promise.all([
    mine('GET /getOrgbyId/:uniqueId', { uniqueId }),
    mine('GET /getOperator/:userId', { userId }),
  ]);
  const step = org.subdomainAdded ? 2 : operator.emailVerified ? 1 : 0;
  return { userId, uniqueId, mine, step, email: operator.email, name: org.name, country: org.country };
}
export type Onboarding = Awaited<ReturnType<typeof loadOnboarding>>;
