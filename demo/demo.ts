import { daysLater, monthsLater } from '../domain/entitlements/calendar.ts';
import { RequestDeviceInvitation } from '../domain/operator/commands.ts';
import { ChangeOrganisationPlan } from '../domain/organisation/commands.ts';
import { RequestDeletion, RequestSuspension } from '../domain/organisation/leaving.ts';
import type { Provenance } from '../event-store/metadata.ts';
import type { Kit } from '../server-kit/kit.ts';
import { seedYear } from './acme.ts';
import { license, seedContacts } from './business/office.ts';
import { type Company, type Member, register } from './business/organisations.ts';
import { seedPlans } from './business/plans.ts';
import { enterBillingDetails, seedSeller } from './business/seller.ts';
import { subscribe } from './business/subscriptions.ts';
import type { At } from './clock.ts';
import { others } from './model/names.ts';
import { germany, type Place, unitedKingdom, unitedStates } from './model/year.ts';
import { seedSmall } from './small.ts';

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
const paused = company('Paused Demo', 'United Kingdom', 'Education Management');

const ago = (days: number) => daysLater(new Date(), -days);
/** Until when sign-ins begin, so that the last of them have ended: some minutes ago. */
const lately = () => Date.now() - 600_000;
/** Before a purchase, an organisation tries the product for so many days. */
const triedFor = 10;
const registersBefore = (from: Date) => daysLater(from, -triedFor).getTime();

type Say = (line: string) => void;
type Filling = { days?: number; say?: Say };
/** Says once for each month that it is reached. */
function byMonth(say: Say) {
  let reached = '';
  return (at: number) => {
    const month = new Date(at).toISOString().slice(0, 7);
    if (month > reached) say(`making the demo: ${month}`);
    reached = month > reached ? month : reached;
  };
}

/**
 * Fills the log with organisations in the stages of the business, one of them with a year of payments and of days at work,
 * or with so many `days`. It uses commands, so that the data obeys the rules. `at` sets the executor's clock. An existing
 * demo stays as it is. Returns the organisation that is going to leave, if the demo was made now.
 */
export async function seedDemo(kit: Kit, at: At, filling: Filling = {}): Promise<Member | null> {
  if (await kit.executor.reserved.keeperOf('subdomain', acme.subdomain)) return null;
  const { days = 365, say = () => {} } = filling;
  const began = performance.now();
  await seedPaying(kit, at, days, say);
  say('making the demo: the small organizations');
  const leaver = await seedOthers(kit, at);
  const took = ((performance.now() - began) / 1000).toFixed(1);
  say(`the demo is made, in ${took} s`);
  return leaver;
}

/** The organisation that pays every month, in which most happens. */
async function seedPaying(kit: Kit, at: At, days: number, say: Say) {
  const now = lately();
  const yearAgo = monthsLater(ago(5), -12);
  const paying = await at(registersBefore(yearAgo), async () => {
    await seedPlans(kit, provenance);
    await seedSeller(kit, provenance);
    const member = await register(kit, acme);
    await enterBillingDetails(kit, member);
    return member;
  });
  const business = { planId: 'demo_business', from: yearAgo.getTime(), card: 'good' } as const;
  await subscribe(kit, at, paying, business);
  await seedYear(kit, at, paying, { days, now, reached: byMonth(say) });
  await seedContacts(kit, at, paying, provenance);
  await at(ago(20).getTime(), () => license(kit, paying, business.planId, provenance));
}

/** The one website of a small organisation, and so many people who sign in there. */
const site = (name: string, host: string, place: Place, names: readonly string[]) => ({
  ...{ name, host, place, names },
});

/** The small organisations. Returns the one that is going to leave. */
async function seedOthers(kit: Kit, at: At): Promise<Member> {
  const until = lately();
  const begin = (from: Date, one: Company) => at(from.getTime(), () => register(kit, one));
  const newest = await begin(ago(12), trying);
  const course = site('Trying Campus', 'campus.trying.example', germany, others.slice(0, 7));
  await seedSmall(kit, at, newest, { ...course, days: 12, until });

  const monthAgo = monthsLater(ago(1), -1);
  const late = await begin(new Date(registersBefore(monthAgo)), overdue);
  const team = { planId: 'demo_team', from: monthAgo.getTime(), card: 'declined' } as const;
  await subscribe(kit, at, late, team);
  const store = site('Overdue Store', 'store.overdue.example', unitedStates, others.slice(7, 16));
  await seedSmall(kit, at, late, { ...store, days: 28, until });

  await seedPaused(kit, at, ago(120));

  const before = ago(60);
  const leaver = await begin(new Date(registersBefore(before)), leaving);
  const year = { planId: 'demo_team_year', from: before.getTime(), card: 'good' } as const;
  await subscribe(kit, at, leaver, year);
  const rooms = site('Leaving Rooms', 'rooms.leaving.example', unitedKingdom, others.slice(22));
  await seedSmall(kit, at, leaver, { ...rooms, days: 58, until });
  return leaver;
}

/** An organisation that was given a plan by the staff, and has asked to be suspended. */
async function seedPaused(kit: Kit, at: At, from: Date) {
  const { executor } = kit;
  const member = await at(from.getTime(), async () => {
    const made = await register(kit, paused);
    const change = { id: made.id, planId: 'demo_team_year' };
    await executor.execute(ChangeOrganisationPlan, change, provenance);
    await license(kit, made, 'demo_team_year', provenance);
    return made;
  });
  const until = ago(30).getTime();
  const school = site('Paused Lessons', 'lessons.paused.example', unitedKingdom, others.slice(16, 22));
  await seedSmall(kit, at, member, { ...school, days: 80, until });
  const asked = { id: member.id, operatorId: member.operatorId };
  await at(ago(29).getTime(), () => executor.execute(RequestSuspension, asked, member.provenance));
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
