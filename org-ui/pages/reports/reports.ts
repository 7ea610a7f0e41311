import type { FamilyName } from '../../../domain/families/families.ts';
import { call } from '../../../web-kit/call.ts';
import { pageOf } from '../../base/paths.ts';
import type { Family } from '../../things/applicationPage/family.ts';
import type { Reported } from '../../things/users/family.ts';

/** The report of one application, with the address of its list of users. */
export type Report = Reported[string] & { appId: string; userList: string };

/** The reports of a family's applications. */
const listed = (family: FamilyName, reported: Reported): Report[] =>
  Object.entries(reported).map(([appId, report]) => ({
    ...report,
    appId,
    userList: pageOf(family, appId, 'users'),
  }));

/** The reports of the families of one tab, most users first. */
export const reportsOf = (families: readonly (readonly [FamilyName, Reported])[]): Report[] =>
  families
    .flatMap(([family, reported]) => listed(family, reported))
    .sort((one, other) => other.user.totalUsers - one.user.totalUsers);

/** Reads the reports of these families. */
export const readReports = async (families: readonly Family[], uniqueId: string) =>
  reportsOf(
    await Promise.all(
      families.map(async ({ name, reports }) => [name, await call(reports, { uniqueId })] as const),
    ),
  );
