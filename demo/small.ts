import type { Kit } from '../server-kit/kit.ts';
import type { Member } from './business/organisations.ts';
import type { At } from './clock.ts';
import { account } from './life/accounts.ts';
import { create, website } from './life/applications.ts';
import { customerSteps } from './life/joining.ts';
import { play } from './life/play.ts';
import { signIn } from './life/signIns.ts';
import { leavingSteps, lossSteps } from './life/troubles.ts';
import { attempts, type Use } from './model/attempts.ts';
import { population } from './model/people.ts';
import { daysUntil, type Place } from './model/year.ts';

type Small = {
  /** Its only application, and the host of that. */
  name: string;
  host: string;
  place: Place;
  names: readonly string[];
  days: number;
  /** When the last of the days ends. */
  until: number;
};

/** Fills an organisation with one website, and with the sign-ins of a few people since it came. */
export async function seedSmall(kit: Kit, at: At, member: Member, small: Small) {
  const { name, host, place, names, days, until } = small;
  const calendar = daysUntil(until, days, place);
  const { country } = place;
  const living = { domain: 'mail.example', rhythm: 'leisure', country, abroad: [country] } as const;
  const people = population({ ...living, names, days, founders: 0.3 });
  const use: Use = { name, people, share: () => 0.35, byPhone: 0.15 };
  const making = { member, by: member.provenance };
  const first = calendar[0]!.at(6);
  const application = await at(first, () => create(kit, making, use, website(name, `https://${host}`)));
  const home = { applicationId: application.id, rpId: host };
  const accounts = new Map(people.map((person) => [person, account(person, member, home)]));
  const arrivals = [...accounts.values()].flatMap((one) => [
    ...customerSteps(kit, one, calendar),
    ...lossSteps(kit, at, one, member.provenance, calendar),
    ...leavingSteps(kit, one, member.provenance, calendar),
  ]);
  const tries = attempts([use], calendar, until).map((attempt) => ({
    at: attempt.at,
    run: () => signIn(kit, at, application, accounts.get(attempt.person)!, attempt),
  }));
  await play(at, [...arrivals, ...tries], until);
}
