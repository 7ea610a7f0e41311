import type { SignInEnd } from '../../domain/signIns/ends.ts';
import { between, chance, oneOf } from './chance.ts';
import { isThere, type Passkey, type Person, usable } from './people.ts';
import { type Day, hourOf, liveliness } from './year.ts';

/** How people use an application of the model. */
export type Use = {
  name: string;
  /** Who uses it. */
  people: readonly Person[];
  /** The share of usual days on which a person signs in. */
  share: (person: Person, day: Day) => number;
  /** The share of sign-ins that are approved on a phone: all, where nothing else can be. */
  byPhone: number;
  /** The hours of a day in which nobody gets in, if there are any. */
  outage?: { day: number; from: number; to: number } | undefined;
};
/** One sign-in, or what was to become one. */
export type Attempt = {
  at: number;
  use: Use;
  person: Person;
  passkey: Passkey;
  method: 'this device' | 'phone';
  end: SignInEnd;
  country: string;
};

/** The share of sign-ins before which one fails, and what it fails for. */
const failing = 0.045;
const reasons: readonly SignInEnd[] = [
  ...['expired', 'expired', 'expired', 'expired'],
  ...['failed', 'failed', 'failed'],
  ...['declined', 'declined'],
  'wrongNumber',
] as SignInEnd[];
/** How long before the sign-in that succeeds another one fails, in milliseconds. */
const [soon, late] = [150_000, 400_000];
/** How often somebody tries to get in while nobody does, and how long after each other, in milliseconds. */
const triesInOutage = 3;
const patience = 300_000;

/** The sign-ins of people to applications on these days, in the order of their times, up to `now`. */
export function attempts(uses: readonly Use[], days: readonly Day[], now: number): Attempt[] {
  const all = days.flatMap((day) =>
    uses.flatMap((use) =>
      use.people.filter((person) => isThere(person, day.index)).flatMap((person) => oneDay(use, person, day)),
    ),
  );
  return all.filter(({ at }) => at < now).sort((one, other) => one.at - other.at);
}

/** What one person does in one application on one day. */
function oneDay(use: Use, person: Person, day: Day): Attempt[] {
  const words = [use.name, person.name, day.index];
  const passkeys = usable(person, day.index);
  const share = use.share(person, day) * liveliness(person.rhythm, day);
  if (!passkeys.length || chance('signs in', ...words) >= share) return [];
  const hour = hourOf(person.rhythm, ...words);
  const travels = chance('travels', person.name, Math.floor(day.index / 6)) < 0.02;
  const signedIn: Attempt = {
    ...{ at: day.at(hour), use, person, passkey: oneOf(passkeys, 'passkey', ...words) },
    method: chance('phone', ...words) < use.byPhone ? 'phone' : 'this device',
    end: 'signedIn',
    country: travels ? oneOf(['SG', 'AE', 'GB', 'US'], 'where', person.name, day.index) : person.country,
  };
  const { outage } = use;
  if (outage && outage.day === day.index && hour >= outage.from && hour < outage.to)
    return Array.from({ length: triesInOutage }, (_, n) => ({
      ...signedIn,
      ...({ at: signedIn.at + n * patience, method: 'phone', end: 'expired' } as const),
    }));
  if (chance('fails', ...words) >= failing) return [signedIn];
  const before = signedIn.at - between(soon, late, 'before', ...words);
  return [
    { ...signedIn, at: Math.round(before), method: 'phone', end: oneOf(reasons, 'why', ...words) },
    signedIn,
  ];
}
