import { call } from '../../../web-kit/call.ts';
import { pageOf } from '../../base/paths.ts';
import type { Family } from '../../things/applicationPage/family.ts';
import { applicationsOf, busiestFirst, type Choice } from '../../things/chooseApplication/applications.ts';
import type { Reported } from '../../things/users/family.ts';

/** An application whose report is shown. */
export type Chosen = Pick<Choice, 'appId' | 'family'>;
/** The report of one application, with the address of its list of users. */
export type Report = Reported[string] & { appId: string; userList: string };

/** The report of an application, among those of its family; null when the application is gone. */
export function reportIn(reported: Reported, { appId, family }: Chosen): Report | null {
  const report = reported[appId];
  return report ? { ...report, appId, userList: pageOf(family, appId, 'users') } : null;
}
/** The application that is shown at first: that with the most users. */
export const busiest = (all: readonly (Chosen & Pick<Choice, 'users'>)[]): Chosen | undefined =>
  all.toSorted((one, other) => other.users - one.users)[0];

/** The application of each family that has the most users, if there is any. */
const mostUsedOf = async (families: readonly Family[], uniqueId: string) =>
  (await applicationsOf(uniqueId, families)({ page: 0, size: 1, sort: busiestFirst, filter: {} })).rows;

/** Reads the report of the chosen application of these families, or of the most used one; null when there is none. */
export async function readReport(
  families: readonly Family[],
  uniqueId: string,
  chosen?: Chosen,
): Promise<Report | null> {
  const shown = chosen ?? busiest(await mostUsedOf(families, uniqueId));
  const family = families.find(({ name }) => name === shown?.family);
  if (!shown || !family) return null;
  const report = reportIn(await call(family.reports, { uniqueId, appId: shown.appId }), shown);
  // Somebody may have deleted the chosen one meanwhile.
  return report ?? (chosen ? readReport(families, uniqueId) : null);
}
