import { featureOf, methodsByCode } from '../domain/methods.ts';
import type { Kit } from '../server-kit/kit.ts';

/** The methods that the plan of an organisation allows its users: 1 this device, 2 and 3 a QR code, 4 a message. */
export async function offeredMethods({ executor }: Pick<Kit, 'executor'>, organisationId: string) {
  const granted = await Promise.all(
    methodsByCode.map((method) => executor.grantedTo(organisationId, featureOf[method])),
  );
  return ([1, 2, 3, 4] as const).filter((code) => granted[code - 1]);
}
