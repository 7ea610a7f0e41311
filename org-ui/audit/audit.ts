import { type Load, list, type RowAt } from '../../web-kit/table/query.ts';
import { messageOf } from '../../web-kit/toast.tsx';
import { texts } from '../texts.ts';

export type AuditRecord = RowAt<'GET /audit/operatorAuditReport/:uniqueId'>;

/** By what the audit is filtered, and the values of each. */
export const kinds = {
  status: ['Info', 'Error'],
  method: ['GET', 'POST', 'PUT', 'DELETE'],
  statusCode: [200, 201, 400, 401, 403, 404, 500],
} as const;
export type Kind = keyof typeof kinds;
export type Chosen = { kind: Kind | ''; value: string };

/** What was chosen, as the address has it. */
export function chosenIn(address: URLSearchParams): Chosen {
  const kind = (Object.keys(kinds) as Kind[]).find((each) => each === address.get('kind')) ?? '';
  const value = kind && kinds[kind].find((each) => String(each) === address.get('value'));
  return { kind, value: String(value ?? '') };
}

/** What was chosen, as the list is asked for it. */
export function filterOf({ kind, value }: Chosen): Record<string, unknown> {
  if (!kind || !value) return {};
  return { [kind]: kind === 'statusCode' ? Number(value) : value };
}

/** A moment as a field for date and time has it: local, to the minute. */
export function fieldOf(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
const minute = 60_000;
/** From a day ago until now, to the end of this minute. */
export const lastDay = (now = new Date()) => ({
  start: fieldOf(new Date(now.getTime() - 24 * 60 * minute)),
  end: fieldOf(now),
});
export type Dates = ReturnType<typeof lastDay>;
/** The times of the fields; the last minute counts whole. What is not filled in is open. */
export const timesOf = ({ start, end }: Dates) => ({
  ...(start && { startDate: new Date(start).toISOString() }),
  ...(end && { endDate: new Date(new Date(end).getTime() + minute - 1).toISOString() }),
});

/** How the address says that an end of the time is open. */
const open = 'open';
/** The times as the address has them; the usual ones where it says nothing. */
export function datesIn(address: URLSearchParams, usual: Dates): Dates {
  const said = (end: keyof Dates) => {
    const value = address.get(end);
    if (value === open) return '';
    return value && !Number.isNaN(Date.parse(value)) ? value : usual[end];
  };
  return { start: said('start'), end: said('end') };
}
/** The times as `datesIn` reads them. */
export const writtenDates = ({ start, end }: Dates) => ({ start: start || open, end: end || open });

/** Reads the report; a failure is alerted. */
export const reportOf =
  (uniqueId: string, member: string | null, dates: Dates): Load<AuditRecord> =>
  async (query) => {
    try {
      const about = { uniqueId, ...timesOf(dates), ...(member && { username: member }) };
      return await list('GET /audit/operatorAuditReport/:uniqueId', about)(query);
    } catch (error) {
      window.alert(`${texts.audit.failed}: ${messageOf(error)}`);
      throw error;
    }
  };

/** The name of an event as people read it: `ApplicationSuspended` is "Application suspended". */
export const inWords = (event: string): string =>
  event.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
