import { randomUUID } from 'node:crypto';
import { AnswerContact, MarkContact, RequestContact } from '../../domain/contact/commands.ts';
import { daysLater, monthsLater } from '../../domain/entitlements/calendar.ts';
import { ref } from '../../domain/kit.ts';
import { IssueLicence } from '../../domain/licence/commands.ts';
import { plan } from '../../domain/plan/plan.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { signLicence, termsIn } from '../../server-kit/keys/licences.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { At } from '../clock.ts';
import type { Member } from './organisations.ts';
import type { DemoPlan } from './plans.ts';

/** Signs a licence for an organisation, which holds for a cycle of its plan from the moment on. */
export async function license(kit: Kit, { id }: Member, planId: DemoPlan, by: Provenance) {
  const terms = (await kit.executor.look(ref(plan, planId))).state.terms!;
  const now = new Date(kit.clock());
  const said = {
    ...{ licenceId: randomUUID(), planId, issuedAt: now.toISOString() },
    expiresAt: monthsLater(now, terms.billingCycle).toISOString(),
    source: 'plan' as const,
  };
  const key = await signLicence(kit, { ...said, organisation: id, terms: termsIn(terms) });
  await kit.executor.execute(IssueLicence, { id, ...said, key }, by);
}

type Entry = { daysAgo: number; description: string; answer?: string; isDone?: boolean };
const entries: readonly Entry[] = [
  {
    daysAgo: 96,
    description: 'Could you send us your security overview? Our yearly audit asks for it.',
    answer: 'Thank you for asking. It is on its way to your address.',
    isDone: true,
  },
  {
    daysAgo: 33,
    description: 'We would like to talk about a plan for three countries from April on.',
    answer: 'Gladly. May we call you on Thursday?',
  },
  { daysAgo: 4, description: 'Is there a way to connect our payroll through SAML with two certificates?' },
];

/** The entries of an organisation in the contact form, of which the staff have answered some. */
export async function seedContacts({ executor }: Kit, at: At, member: Member, staff: Provenance) {
  for (const { daysAgo, description, answer, isDone } of entries) {
    const id = randomUUID();
    const moment = daysLater(new Date(), -daysAgo).getTime();
    const who = { organisationId: member.id, operatorId: member.operatorId };
    const form = {
      name: 'Demo Operator',
      email: member.email,
      mobileNumber: '+918000000000',
      countryCode: '91',
    };
    const asking = { id, ...who, ...form, description };
    await at(moment, () => executor.execute(RequestContact, asking, member.provenance));
    const answered = daysLater(new Date(moment), 1).getTime();
    if (answer) await at(answered, () => executor.execute(AnswerContact, { id, answer }, staff));
    if (isDone) await at(answered, () => executor.execute(MarkContact, { id, done: true }, staff));
  }
}
