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

type Wanted = { name: string; subdomain: string; country: string };
/**
 * Gives the organisation its address, and answers with whether it has one now. Another tab may have given it one before, and
 * so may a call whose answer was lost.
 */
export async function createAccess(
  { mine, uniqueId }: Pick<Onboarding, 'mine' | 'uniqueId'>,
  wanted: Wanted,
) {
  try {
    await mine('PUT /updateOrg/:uniqueId', { uniqueId, ...wanted, subdomainAdded: true });
    return true;
  } catch {
    const now = await mine('GET /getOrgbyId/:uniqueId', { uniqueId }).catch(() => undefined);
    return now?.subdomainAdded ?? false;
  }
}
