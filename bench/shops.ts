import { randomUUID } from 'node:crypto';
import { CreateApplication } from '../domain/application/commands.ts';
import { RegisterOrganisation } from '../domain/organisation/commands.ts';
import { RegisterPerson } from '../domain/person/commands.ts';
import { CreatePlan, firstPlans } from '../domain/plan/commands.ts';
import { RegisterUser } from '../domain/user/commands.ts';
import type { Executor } from '../event-store/executor/execute.ts';

/** The provenance of all commands of the benchmarks. */
export const provenance = () => ({
  actor: { role: 'system', id: 'bench' } as const,
  correlationId: randomUUID(),
});
const { id: _, ...terms } = CreatePlan.input.parse(firstPlans[1]);
export const plan = terms;
/** The plan that an organisation begins with. */
export const planId = 'free_trial';
export const settings = {
  ...{ kind: 'web' as const, name: 'Shop', logo: '', origins: ['https://shop.example'] },
  ...{ tokenValidityTime: 120_000, samePlatformAuth: true, remotePlatformAuth: true },
  ...{ multipleDeviceAllowed: true, wordpressPluginEnabled: false },
};
export const company = {
  ...{ name: 'Acme', country: 'India', url: 'https://acme.example', size: '1-10' as const },
  ...{ industry: 'Retail', city: '', linkedinUrl: '' },
};

/** Registers an organisation, and creates its application under the same id. */
export async function openShop(it: Executor, id: string) {
  await it.execute(CreatePlan, { id: planId, ...plan } as never, provenance());
  await it.execute(RegisterOrganisation, { id, ...company }, provenance());
  await it.execute(CreateApplication, { id, organisationId: id, settings } as never, provenance());
}
/** Registers one user, without a passkey. */
export async function registerUser(it: Executor, id: string, applicationId: string) {
  await it.execute(RegisterPerson, { id, organisationId: applicationId, address: null }, provenance());
  return it.execute(RegisterUser, { id, personId: id, applicationId, username: id }, provenance());
}
