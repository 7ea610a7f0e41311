import { between, chance, oneOf } from './chance.ts';
import { mailbox } from './names.ts';
import type { Rhythm } from './year.ts';

/** What a browser tells of itself, and who keeps the passkeys there (AAGUID). */
export const machines = {
  iPhone: { platform: 'iOS', browser: 'Safari', aaguid: 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd' },
  android: { platform: 'Android', browser: 'Chrome', aaguid: 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4' },
  samsung: { platform: 'Android', browser: 'Chrome', aaguid: '53414d53-554e-4700-0000-000000000000' },
  windows: { platform: 'Windows', browser: 'Edge', aaguid: '08987058-cadc-4b81-b6e1-30de50dcbe96' },
  chrome: { platform: 'Windows', browser: 'Chrome', aaguid: 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4' },
  mac: { platform: 'macOS', browser: 'Safari', aaguid: 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd' },
  linux: { platform: 'Linux', browser: 'Firefox', aaguid: 'd548826e-79b4-db40-a3d8-11116f7e8349' },
} as const;
const desks = ['windows', 'windows', 'chrome', 'mac', 'mac', 'linux'] as const;
const phones = ['iPhone', 'iPhone', 'android', 'android', 'samsung'] as const;
type Machine = (typeof machines)[keyof typeof machines];

/** A passkey, from the day on which it is made to the one on which it is lost or retired. */
export type Passkey = {
  machine: Machine;
  from: number;
  until: number;
  /** The lost one that a recovery replaces with it. */
  replaces?: Passkey;
};
/** How somebody goes: the access is suspended, or the person is removed. */
export type Leaving = { day: number; by: 'suspension' | 'removal' };
/** Somebody in the model, with days counted from its first. */
export type Person = {
  name: string;
  address: string;
  rhythm: Rhythm;
  /** The country of most of the sign-ins. */
  country: string;
  joins: number;
  leaves: Leaving | null;
  /** The day on which the phone is lost, if it is. */
  loses: number | null;
  passkeys: Passkey[];
};

/** Who has been there for less, in days, has lost nothing yet. */
const young = 30;
const forever = Number.POSITIVE_INFINITY;
/** Days from the loss of a phone to the passkey that replaces it. */
const untilRecovered = 1;

type Population = {
  names: readonly string[];
  domain: string;
  rhythm: Rhythm;
  country: string;
  /** Where the others are. */
  abroad: readonly string[];
  days: number;
  /** The share of people who are there on the first day. The others join one after the other. */
  founders: number;
};

/** The people of an organisation or of its shop, of whom some join late, some leave, and some lose a phone. */
export function population({ names, domain, rhythm, days, founders, ...where }: Population): Person[] {
  return names.map((name, n) => {
    const drawn = (what: string) => chance(what, name);
    const late = Math.max(0, (n / names.length - founders) / (1 - founders));
    const joins = Math.floor(late * days * 0.92 + between(0, days * 0.02, 'joins', name));
    const stays = days - joins;
    const isOld = stays > days * 0.4;
    const leaves: Leaving | null =
      isOld && drawn('leaves') < 0.14
        ? {
            day: joins + Math.floor(stays * between(0.5, 0.9, 'when', name)),
            by: drawn('how') < 0.6 ? 'suspension' : 'removal',
          }
        : null;
    const loses =
      isOld && stays > young && !leaves && drawn('loses') < 0.16
        ? joins + Math.floor(stays * between(0.3, 0.85, 'lost', name))
        : null;
    const country = drawn('country') < 0.85 ? where.country : oneOf(where.abroad, 'country', name);
    return {
      ...{ name, address: `${mailbox(name)}@${domain}`, rhythm, country, joins, leaves, loses },
      passkeys: passkeysOf(name, rhythm, { joins, loses, stays }),
    };
  });
}

/** A desk or a phone at first, and for most people the other one later. */
function passkeysOf(
  name: string,
  rhythm: Rhythm,
  { joins, loses, stays }: Pick<Person, 'joins' | 'loses'> & { stays: number },
): Passkey[] {
  const phone = machines[oneOf(phones, 'phone', name)];
  const isAtDesk = chance('desk', name) < (rhythm === 'work' ? 0.9 : 0.35);
  const first = isAtDesk ? machines[oneOf(desks, 'machine', name)] : phone;
  const second = isAtDesk ? phone : machines[oneOf(desks, 'machine', name)];
  const next = joins + 1 + Math.floor(between(0, Math.min(40, stays * 0.2), 'second', name));
  const all: Passkey[] = [{ machine: first, from: joins, until: forever }];
  if (loses !== null || chance('both', name) < (rhythm === 'work' ? 0.7 : 0.3))
    all.push({ machine: second, from: next, until: forever });
  if (loses === null) return all;
  return all.flatMap((each) => {
    if (each.machine !== phone) return [each];
    const replaces = { ...each, until: loses };
    return [replaces, { ...each, from: loses + untilRecovered, replaces }];
  });
}

/** Whether somebody signs in on a day: from the day after the registration, until the person leaves. */
export const isThere = ({ joins, leaves }: Person, day: number): boolean =>
  day > joins && (leaves === null || day < leaves.day);
/** The passkeys that somebody can use on a day. One that is made on the day is first used on the next. */
export const usable = ({ passkeys }: Person, day: number): Passkey[] =>
  passkeys.filter(({ from, until }) => day > from && day < until);
