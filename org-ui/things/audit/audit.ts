import { fieldOf } from '../../../web-kit/format.ts';
import { type Load, list, type RowAt } from '../../../web-kit/table/query.ts';
import { openEnd } from '../../base/paths.ts';
import { texts } from './texts.ts';

export type AuditRecord = RowAt<'GET /audit/operatorAuditReport/:uniqueId'>;

/** The filters of the audit, and the values of each. */
export const kinds = {
  status: ['Info', 'Error'],
  method: ['GET', 'POST', 'PUT', 'DELETE'],
  statusCode: [200, 201, 400, 401, 403, 404, 500],
} as const;
export type Kind = keyof typeof kinds;
export type Chosen = { kind: Kind | ''; value: string };

/** Reads the chosen filter from the address. */
export function chosenIn(address: URLSearchParams): Chosen {
  const kind = (Object.keys(kinds) as Kind[]).find((each) => each === address.get('kind')) ?? '';
  const value = kind && kinds[kind].find((each) => String(each) === address.get('value'));
  return { kind, value: String(value ?? '') };
}

/** The chosen filter in the form that the list's query takes. */
export function filterOf({ kind, value }: Chosen): Record<string, unknown> {
  if (!kind || !value) return {};
  return { [kind]: kind === 'statusCode' ? Number(value) : value };
}

/** The filters of the audit in words, as they stand in the address: the outcome, what it is about, and by whom. */
export type Told = { outcome: 'done' | 'refused' | ''; about: string; system: boolean };
const outcomes = { done: 'Info', refused: 'Error' } as const;
/** The roles of people. The system's own notes are shown when somebody asks for them. */
const people = ['operator', 'user', 'admin', 'visitor', 'onboarding'];

/** Reads those filters from the address. */
export function toldIn(address: URLSearchParams): Told {
  const outcome = address.get('outcome') ?? '';
  const about = address.get('about') ?? '';
  return {
    outcome: outcome === 'done' || outcome === 'refused' ? outcome : '',
    about: Object.hasOwn(texts.sentences.categories, about) ? about : '',
    system: address.get('system') === 'yes',
  };
}
/** Those filters in the form that the list's query takes. */
export const toldFilter = ({ outcome, about, system }: Told): Record<string, unknown> => ({
  ...(outcome && { status: outcomes[outcome] }),
  ...(about && { category: about }),
  ...(!system && { actorRole: people }),
});

const choice = 'audit columns';
/** Whether this browser shows the audit with all columns. */
export const showsAllColumns = () => localStorage.getItem(choice) === 'all';
/** Keeps that for the next time. */
export const keepAllColumns = (all: boolean) => localStorage.setItem(choice, all ? 'all' : 'words');

const minute = 60_000;
/** The period from a day ago to the end of this minute. */
export const lastDay = (now = new Date()) => ({
  start: fieldOf(new Date(now.getTime() - 24 * 60 * minute)),
  end: fieldOf(now),
});
export type Dates = ReturnType<typeof lastDay>;
/** The period from some days ago to the end of this minute; without days, everything. */
export const lastDays = (days: number | null, now = new Date()): Dates =>
  days === null
    ? { start: '', end: '' }
    : { start: fieldOf(new Date(now.getTime() - days * 24 * 60 * minute)), end: fieldOf(now) };
/** The period of the two fields, including the whole last minute. An empty field leaves that end open. */
export const timesOf = ({ start, end }: Dates) => ({
  ...(start && { startDate: new Date(start).toISOString() }),
  ...(end && { endDate: new Date(new Date(end).getTime() + minute - 1).toISOString() }),
});

/** Reads the period from the address, with defaults. */
export function datesIn(address: URLSearchParams, usual: Dates): Dates {
  const t = (end: keyof Dates) => {
    const value = address.get(end);
    if (value === openEnd) return '';
    return value && !Number.isNaN(Date.parse(value)) ? value : usual[end];
  };
  return { start: t('start'), end: t('end') };
}
/** The period as `datesIn` reads it. */
export const writtenDates = ({ start, end }: Dates) => ({ start: start || openEnd, end: end || openEnd });

/** Reads the records of a period: of the team, of a member or of a user. */
export type Report = (times: ReturnType<typeof timesOf>) => Load<AuditRecord>;

/** Records of a member, or of the whole team. */
export const memberReport =
  (uniqueId: string, member: string | null): Report =>
  (times) =>
    list('GET /audit/operatorAuditReport/:uniqueId', {
      uniqueId,
      ...times,
      ...(member && { username: member }),
    });
/** Records of a user of an application. */
export const userReport =
  (appId: string, username: string): Report =>
  (times) =>
    list('GET /audit/userAuditReport/:appId', { appId, username, ...times });
