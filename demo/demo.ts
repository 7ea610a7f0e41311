import { daysLater, monthsLater } from '../domain/entitlements/calendar.ts';
import { RequestDeviceInvitation } from '../domain/operator/commands.ts';
import { RequestDeletion } from '../domain/organisation/leaving.ts';
import type { Provenance } from '../event-store/metadata.ts';
import type { Kit } from '../server-kit/kit.ts';
import { seedPeople } from './acme.ts';
import { type Member, register } from './organisations.ts';
import { seedPlans } from './plans.ts';
import { seedSeller } from './seller.ts';
import { subscribe } from './subscriptions.ts';

type At = (milliseconds: number) => void;
const provenance: Provenance = { actor: { role: 'system', id: 'demo' }, correlationId: 'demo' };

/** A company whose subdomain and address have the first word of its name. */
const company = (name: string, country: string, industry: string) => {
  const word = name.toLowerCase().split(' ')[0]!;
  return { name, country, industry, subdomain: `demo-${word}`, email: `demo@${word}.example` };
};
const acme = company('Acme Demo', 'India', 'Computer Software');
const trying = company('Trying Demo', 'Germany', 'Education Management');
const overdue = company('Overdue Demo', 'United States', 'Retail');
const leaving = company('Leaving Demo', 'United Kingdom', 'Hospitality');

const ago = (days: number) => daysLater(new Date(), -days);
/** Before a purchase, an organisation tries the product for so many days. */
const triedFor = 10;
const registersBefore = (from: Date) => daysLater(from, -triedFor).getTime();

/**
 * Fills the log with organisations in the stages of the business, one of them with a year of payments and three months
 * of sign-ins. It uses commands, so that the data obeys the rules. `at` sets the executor's clock. An existing demo stays
 * as it is. Returns the organisation that is going to leave, if the demo was made now.
 */
export async function seedDemo(kit: Kit, at: At): Promise<Member | null> {
  if (await kit.executor.reserved.holderOf('subdomain', acme.subdomain)) return null;
  try {
    return await seed(kit, at);
  } finally {
    at(Number.NaN);
  }
}

async function seed(kit: Kit, at: At): Promise<Member> {
  const yearAgo = monthsLater(ago(5), -12);
  at(registersBefore(yearAgo));
  await seedPlans(kit, provenance);
  await seedSeller(kit, provenance);
  const paying = await register(kit, acme);
  const business = { planId: 'demo_business', from: yearAgo.getTime(), card: 'good' } as const;
  await subscribe(kit, at, paying, business);
  await seedPeople(kit.executor, at, paying.id, paying.provenance);
  at(ago(12).getTime());
  await register(kit, trying);
  const monthAgo = monthsLater(ago(1), -1);
  at(registersBefore(monthAgo));
  const late = await register(kit, overdue);
  const team = { planId: 'demo_team', from: monthAgo.getTime(), card: 'declined' } as const;
  await subscribe(kit, at, late, team);
  const before = ago(60);
  at(registersBefore(before));
  const leaver = await register(kit, leaving);
  const year = { planId: 'demo_team_year', from: before.getTime(), card: 'good' } as const;
  await subscribe(kit, at, leaver, year);
  return leaver;
}

/**
 * Does what the reactions have to see: asks for the deletion and the backup of the organisation that leaves, and mails a
 * link that adds the reader's passkey, unless the demo's operator already has one.
 */
export async function finishDemo({ executor }: Kit, leaver: Member | null): Promise<void> {
  if (leaver) {
    const asked = { id: leaver.id, operatorId: leaver.operatorId, backup: true };
    await executor.execute(RequestDeletion, asked, leaver.provenance);
  }
  const operator = await executor.reserved.holderOf('email', acme.email);
  if (!operator || (await executor.reserved.count({ kind: 'max.device.count', of: operator.id }))) return;
  await executor.execute(RequestDeviceInvitation, { id: operator.id }, provenance);
}
