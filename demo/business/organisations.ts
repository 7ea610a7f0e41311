import { randomUUID } from 'node:crypto';
import { RegisterOperator, VerifyEmail } from '../../domain/operator/commands.ts';
import { ChooseVanityAddress, RegisterOrganisation } from '../../domain/organisation/commands.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';

export type Company = { name: string; subdomain: string; country: string; industry: string; email: string };
/** An organisation of the demo, and its operator with the source of what that person does. */
export type Member = Company & { id: string; operatorId: string; provenance: Provenance };

/** Registers an organisation with one operator, at the time of the executor's clock. */
export async function register({ executor }: Kit, company: Company): Promise<Member> {
  const [id, operatorId] = [randomUUID(), randomUUID()];
  const { name, subdomain, country, industry, email } = company;
  const provenance: Provenance = {
    actor: { role: 'operator', id: operatorId, organisationId: id },
    ...{ correlationId: 'demo', call: 'demo', ip: '192.0.2.7' },
  };
  const url = `https://${email.split('@')[1]}`;
  const about = { id, name, country, url, size: '50-200', industry };
  await executor.execute(RegisterOrganisation, about, provenance);
  const person = {
    ...{ name: 'Demo Operator', email },
    ...{ phoneNumber: '+91 80 0000 0000', designation: 'C level' },
  };
  const joining = { id: operatorId, organisationId: id, owner: true, ...person };
  await executor.execute(RegisterOperator, joining, provenance);
  await executor.execute(VerifyEmail, { id: operatorId }, provenance);
  await executor.execute(ChooseVanityAddress, { id, name, subdomain, country }, provenance);
  return { ...company, id, operatorId, provenance };
}
