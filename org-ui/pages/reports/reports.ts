import type { FamilyName } from '../../../domain/families/families.ts';
import { call } from '../../../web-kit/call.ts';
import { pageOf } from '../../base/paths.ts';
import type { Family } from '../../things/applicationPage/family.ts';
import type { Reported } from '../../things/users/family.ts';

/** An application whose report is shown. */
export type Chosen = { appId: string; family: FamilyName };
/** The report of one application, with the address of its list of users. */
export type Report = Reported[string] & { appId: string; userList: string };
type Counted = Chosen & { users: number };

/** The report of an application, among those of its family; null when the application is gone. */
export function reportIn(reported: Reported, { appId, family }: Chosen): Report | null {
  const report = reported[appId];
  return report ? { ...report, appId, userList: pageOf(family, appId, 'users') } : null;
}
/** The application that is shown at first: that with the most users. */
export const busiest = (all: readonly Counted[]): Chosen | undefined =>
  all.toSorted((one, other) => other.users - one.users)[0];

/** The application of a family that has the most users, if there is any. */
async function mostUsedOf({ name: family, applications }: Family, uniqueId: string): Promise<Counted[]> {
  const load = applications.load(uniqueId);
  const { rows } = await load({ page: 0, size: 1, sort: ['userCount', 'DESC'], filter: {} });
  return (rows as { appId: string; totalUsersCount: number }[]).map(({ appId, totalUsersCount }) => ({
    ...{ appId, family, users: totalUsersCount },
  }));
}

/** Reads the report of the chosen application of these families, or of the most used one; null when there is none. */
export async function readReport(
  families: readonly Family[],
  uniqueId: string,
  chosen?: Chosen,
): Promise<Report | null> {
  const shown =
    chosen ?? busiest((await Promise.all(families.map((each) => mostUsedOf(each, uniqueId)))).flat());
  const family = families.find(({ name }) => name === shown?.family);
  if (!shown || !family) return null;
  const report = reportIn(await call(family.reports, { uniqueId, appId: shown.appId }), shown);
  // Somebody may have deleted the chosen one meanwhile.
  return report ?? (chosen ? readReport(families, uniqueId) : null);
}
