import { z } from 'zod';
import { userSources } from '../../../domain/application/directory.ts';
import type { applications } from '../../../projections/models/applications/applications.ts';
import type { RowOf } from '../../kit.ts';
import { shownSource } from './userSource.ts';

type Row = RowOf<typeof applications>;

/** The reply's part that `shownInAll` makes. */
export const inAll = {
  appId: z.string(),
  uniqueId: z.string(),
  suspended: z.boolean(),
  ldapEnabled: z.boolean(),
  userSource: z.enum(userSources),
  /** The e-mail address of the operator who created it; null when that is not known any more. */
  createdBy: z.string().nullable(),
  /** The sub-domain of the organisation, where its users sign in. */
  domain: z.string().nullable(),
  isSonicKYCEnabled: z.literal(false),
  totalUsersCount: z.number().int(),
  suspendedUsersCount: z.number().int(),
  loginCount: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};
/** What the log knows of an application of any family, without reading all that happened to its users. */
type Logged = Pick<
  Row,
  | ('id' | 'organisationId' | 'suspended' | 'userSource' | 'userCount')
  | ('createdBy' | 'subdomain' | 'createdAt' | 'updatedAt')
>;
export const shownAsLogged = (row: Logged) => ({
  appId: row.id,
  uniqueId: row.organisationId,
  suspended: row.suspended,
  ...shownSource(row),
  isSonicKYCEnabled: false as const,
  totalUsersCount: row.userCount,
  /** The e-mail address of the member who created it; null once that member has been deleted. */
  createdBy: row.createdBy,
  /** The sub-domain of the organisation, where its users sign in. */
  domain: row.subdomain,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
/**
 * The fields that the applications of every family show. Nothing verifies the identity of users, so the flag of that
 * feature is always false (`docs/decisions/012`).
 */
export const shownInAll = (row: Omit<Row, 'settings'>) => ({
  ...shownAsLogged(row),
  suspendedUsersCount: row.suspendedUserCount,
  loginCount: row.loginCount,
});
