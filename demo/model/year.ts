import { between, chance } from './chance.ts';

/** Where an organisation works: its country, its time zone (IANA), and its holidays as `12-25`. */
export type Place = { country: string; timeZone: string; holidays: readonly string[] };
export const india: Place = {
  country: 'IN',
  timeZone: 'Asia/Kolkata',
  holidays: ['01-01', '01-26', '03-03', '05-01', '08-15', '10-02', '10-20', '11-08', '12-25'],
};
export const germany: Place = {
  country: 'DE',
  timeZone: 'Europe/Berlin',
  holidays: ['01-01', '05-01', '10-03', '12-24', '12-25', '12-26', '12-31'],
};
export const unitedStates: Place = {
  country: 'US',
  timeZone: 'America/Chicago',
  holidays: ['01-01', '05-25', '07-04', '09-07', '11-26', '11-27', '12-24', '12-25'],
};
export const unitedKingdom: Place = {
  country: 'GB',
  timeZone: 'Europe/London',
  holidays: ['01-01', '05-04', '05-25', '08-31', '12-25', '12-26', '12-28'],
};

/** A day of the calendar of a place. */
export type Day = {
  /** The first day of the demo is 0. */
  index: number;
  /** The month, from 1, and the day of it. */
  month: number;
  date: number;
  /** Neither a weekend nor a holiday. */
  isWorkday: boolean;
  /** The moment of an hour of the day there, such as 9.5. */
  at: (hour: number) => number;
};
export const hour = 3_600_000;
const day = 24 * hour;

/** How much a zone is ahead of UTC, in milliseconds. */
function aheadOf(timeZone: string) {
  const form = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (at: number): number => {
    const name = form.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * 60_000);
  };
}

/** The last days before a moment and the one that it is in, as many as are asked for, by the calendar of a place. */
export function daysUntil(now: number, count: number, { timeZone, holidays }: Omit<Place, 'country'>): Day[] {
  const ahead = aheadOf(timeZone);
  const today = Math.floor((now + ahead(now)) / day) * day;
  return Array.from({ length: count }, (_, index) => {
    const local = new Date(today - (count - 1 - index) * day);
    // Clocks are changed at night, so that noon has the offset of the hours in which people work.
    const noon = local.getTime() + day / 2 - ahead(now);
    const midnight = local.getTime() - ahead(noon);
    const isWeekend = local.getUTCDay() % 6 === 0;
    return {
      index,
      month: local.getUTCMonth() + 1,
      date: local.getUTCDate(),
      isWorkday: !isWeekend && !holidays.includes(local.toISOString().slice(5, 10)),
      at: (time) => midnight + Math.round(time * hour),
    };
  });
}

/** How lively an office and a shop are in each month: people are away in summer, and buy before the holidays. */
const office = [0.95, 1, 1, 1, 0.9, 0.95, 0.85, 0.85, 1, 1, 1, 0.8];
const shop = [0.75, 0.8, 0.9, 0.95, 1, 0.9, 0.85, 0.9, 1, 1.2, 1.4, 1.3];

/** When people do something: at work, or when they have time. */
export type Rhythm = 'work' | 'leisure';
/** How much of the usual happens on a day. */
export const liveliness = (rhythm: Rhythm, { month, isWorkday }: Day): number =>
  rhythm === 'work'
    ? office[month - 1]! * (isWorkday ? 1 : 0.04)
    : shop[month - 1]! * (isWorkday ? 0.9 : 1.3);

/** Each part of a day in which people sign in: how many of them, from when, and until when. */
const hours: Record<Rhythm, readonly (readonly [share: number, from: number, to: number])[]> = {
  work: [
    [0.5, 8.4, 10.2],
    [0.7, 13.2, 14.5],
    [1, 9, 18.8],
  ],
  leisure: [
    [0.25, 11.5, 14],
    [0.8, 17.5, 22.5],
    [1, 7, 23.5],
  ],
};
/** The hour of a day in which somebody does something, by the words. */
export function hourOf(rhythm: Rhythm, ...words: unknown[]): number {
  const drawn = chance('hour', ...words);
  const [, from, to] = hours[rhythm].find(([share]) => drawn < share)!;
  return between(from, to, 'minute', ...words);
}
