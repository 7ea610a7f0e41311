import { PublishBrand } from '../domain/brand/commands.ts';
import type { Kit } from '../server-kit/kit.ts';
import type { Member } from './business/organisations.ts';
import type { At } from './clock.ts';
import { type Account, account, type Used } from './life/accounts.ts';
import {
  addInterface,
  create,
  endedCertificate,
  group,
  makeCertificate,
  open,
  openId,
  serviceProvider,
  website,
} from './life/applications.ts';
import { browserSteps } from './life/browsers.ts';
import { invitationSteps } from './life/invitations.ts';
import { customerSteps, type Desk, employeeSteps } from './life/joining.ts';
import { addClient, outageOf, restartSteps, sessionSteps } from './life/network.ts';
import { play, type Step } from './life/play.ts';
import { signIn } from './life/signIns.ts';
import { type Team, team } from './life/team.ts';
import { leavingSteps, lossSteps, waitingSteps } from './life/troubles.ts';
import { attempts, type Use } from './model/attempts.ts';
import { buyers, colleagues } from './model/names.ts';
import { type Person, population } from './model/people.ts';
import { type Day, daysUntil, india } from './model/year.ts';

/** The groups of the staff, in turn by the order in which people come. */
const departments = ['Engineering', 'Sales', 'Operations', 'Engineering', 'Finance'] as const;
type Department = (typeof departments)[number];
const abroad = ['SG', 'DE', 'GB', 'AE', 'US'];
/** How often somebody looks into an application every month, on its first days and on others. */
const monthly = (_: Person, { date }: Day) => (date <= 4 ? 0.3 : 0.015);

/** The people of the model, and how they use the applications. */
function modelOf(days: readonly Day[]) {
  const here = { country: india.country, abroad, days: days.length };
  const working = { ...here, domain: 'acme.example', rhythm: 'work' } as const;
  const staff = population({ ...working, names: colleagues, founders: 0.65 });
  const buying = { ...here, domain: 'mail.example', rhythm: 'leisure' } as const;
  const shoppers = population({ ...buying, names: buyers.slice(0, 20), founders: 0.25 });
  const members = population({ ...buying, names: buyers.slice(20), founders: 0.3 });
  const departmentOf = (person: Person) => departments[staff.indexOf(person) % departments.length]!;
  const of = (...which: Department[]) => staff.filter((person) => which.includes(departmentOf(person)));
  const usual = (often: number) => () => often;
  const use = (name: string, people: readonly Person[], share: Use['share'], byPhone = 0.08): Use => ({
    ...{ name, people, share, byPhone },
  });
  return {
    staff,
    departmentOf,
    shop: use('Acme Shop', shoppers, usual(0.3), 0.12),
    rewards: use('Acme Rewards', members, usual(0.16), 0.12),
    workplace: use('Acme Workplace', staff, usual(0.55)),
    wiki: use('Acme Wiki', of('Engineering', 'Operations'), usual(0.2)),
    payroll: use('Acme Payroll', of('Finance'), usual(0.35)),
    travel: use('Acme Travel', staff, monthly),
    network: { ...use('Acme Network', of('Engineering'), usual(0.16), 1), outage: outageOf(days) },
  };
}
type Model = ReturnType<typeof modelOf>;
type Making = Parameters<typeof create>[1];

/** Creates the applications and groups, from the first of which the staff come. */
async function build(kit: Kit, making: Making, model: Model, now: number) {
  const { by } = making;
  const make = (use: Use, settings: Parameters<typeof create>[3]) => create(kit, making, use, settings);
  const { shop, rewards, workplace, wiki, payroll, travel, network } = model;
  const groups = new Map<Department, string>();
  for (const name of new Set(departments)) groups.set(name, await group(kit, making, name));
  await makeCertificate(kit, making);
  const ended = await endedCertificate('travel.acme.example', now);
  const made = {
    shop: await make(shop, website(shop.name, 'https://shop.acme.example')),
    rewards: await make(rewards, website(rewards.name, 'https://rewards.acme.example')),
    workplace: await make(workplace, openId(workplace.name, 'workplace.acme.example')),
    wiki: await make(wiki, openId(wiki.name, 'wiki.acme.example')),
    payroll: await make(payroll, serviceProvider(payroll.name, 'payroll.acme.example')),
    travel: await make(travel, serviceProvider(travel.name, 'travel.acme.example', ended)),
    network: await make(network, { kind: 'radius', name: network.name }),
  };
  await addInterface(kit, made.wiki, 'wiki.acme.example', by);
  for (const name of ['Engineering', 'Operations'] as const) await open(kit, made.wiki, by, groups.get(name));
  await open(kit, made.payroll, by, groups.get('Finance'));
  await open(kit, made.network, by, groups.get('Engineering'));
  await open(kit, made.travel, by);
  return { made, groups, clientId: await addClient(kit, made.network.id, by) };
}
type Built = Awaited<ReturnType<typeof build>>;

/** Who the people of the model are in the organisation, with the application to which each comes first. */
function accountsOf(kit: Kit, member: Member, model: Model, { made }: Built) {
  const host = new URL(kit.origins.org(member.subdomain)).hostname;
  const at = ({ id }: Used, rpId: string) => ({ applicationId: id, rpId });
  const all = (people: readonly Person[], home: Account['home']) =>
    people.map((person) => [person, account(person, member, home)] as const);
  return new Map([
    ...all(model.staff, at(made.workplace, host)),
    ...all(model.shop.people, at(made.shop, 'shop.acme.example')),
    ...all(model.rewards.people, at(made.rewards, 'rewards.acme.example')),
  ]);
}

type Filled = {
  kit: Kit;
  at: At;
  member: Member;
  calendar: readonly Day[];
  model: Model;
  built: Built;
  by: Team;
};
type Accounts = ReturnType<typeof accountsOf>;

/** The steps in which people come, lose what they need, and go. */
function lifeSteps({ kit, at, calendar, model, built, by }: Filled, accounts: Accounts): Step[] {
  const used = Object.values(built.made);
  return [...accounts].flatMap(([person, one]) => {
    const troubles = [
      ...lossSteps(kit, at, one, by.support, calendar),
      ...leavingSteps(kit, one, by.administrator, calendar),
    ];
    if (!model.staff.includes(person)) return [...customerSteps(kit, one, calendar), ...troubles];
    const applications = used.filter(({ use }) => use.people.includes(person)).map(({ id }) => id);
    const groupId = built.groups.get(model.departmentOf(person))!;
    const desk: Desk = { by: by.administrator, groupId, applications };
    return [...employeeSteps(kit, at, one, desk, calendar), ...troubles];
  });
}

/** The steps in which people sign in, or try to, and are in the network. */
function signInSteps({ kit, at, member, calendar, built }: Filled, accounts: Accounts, now: number): Step[] {
  const { made, clientId } = built;
  const used = new Map(Object.values(made).map((application) => [application.use, application]));
  const session = { applicationId: made.network.id, clientId, now };
  const all = attempts([...used.keys()], calendar, now);
  const signIns = all.flatMap((attempt): Step[] => {
    const one = accounts.get(attempt.person)!;
    const application = used.get(attempt.use)!;
    const signing = { at: attempt.at, run: () => signIn(kit, at, application, one, attempt) };
    return [signing, ...(application === made.network ? sessionSteps(kit, one, attempt, session) : [])];
  });
  return [...signIns, ...browserSteps(kit, member, all)];
}

const look = {
  ...{ logo: '', primary: '#6b2d6f', accent: '#c2571a', productName: 'Acme Key' },
  mailWords: [
    {
      language: 'en' as const,
      invitation:
        'Welcome to {organisation}! From today on you open {application} with your phone or computer.',
      closing: 'Questions? The service desk of {organisation} answers at extension 4000, from 8 to 6.',
    },
  ],
};

type Year = { days: number; now: number; reached: (at: number) => void };
/**
 * Fills an organisation with a year: customers who register at two sites, staff who use five applications by one
 * passkey, their sign-ins, what goes wrong, and what waits today.
 */
export async function seedYear(kit: Kit, at: At, member: Member, { days, now, reached }: Year) {
  const calendar = daysUntil(now, days, india);
  const model = modelOf(calendar);
  const { steps, team: by } = team(kit, at, member, calendar);
  const making = { member, by: member.provenance };
  const built = await at(calendar[0]!.at(6), () => build(kit, making, model, now));
  const { made, clientId } = built;
  const filled = { kit, at, member, calendar, model, built, by };
  await at(calendar[0]!.at(8), () =>
    kit.executor.execute(PublishBrand, { id: member.id, ...look }, member.provenance),
  );
  const accounts = accountsOf(kit, member, model, built);
  const strangers = model.staff.filter((person) => !model.payroll.people.includes(person));
  const asking = strangers.map((person) => accounts.get(person)!);
  const all = [
    ...steps,
    ...lifeSteps(filled, accounts),
    ...signInSteps(filled, accounts, now),
    ...restartSteps(kit, clientId, calendar),
    ...waitingSteps(kit, { payroll: made.payroll.id, accounts: asking, now }),
    ...invitationSteps(kit, { member, applications: [made.workplace, made.shop], by, now }),
  ];
  await play(at, all, now, reached);
}
