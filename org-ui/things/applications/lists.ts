import type { QueryKey } from '@tanstack/react-query';
import { type FamilyName, families, type InviteType } from '../../../web-kit/domain/families.ts';
import { type Load, list, type Query } from '../../../web-kit/table/query.ts';

/** A loader for the rows of several lists, which are asked the same at once: those of one list after those of another. */
export function combined<R>(
  queryKey: QueryKey,
  lists: readonly ((query: Query) => ReturnType<Load<R>>)[],
): Load<R> {
  const load = async (query: Query) => {
    const pages = await Promise.all(lists.map((each) => each(query)));
    return {
      rows: pages.flatMap(({ rows }) => rows),
      total: pages.reduce((sum, { total }) => sum + total, 0),
    };
  };
  return Object.assign(load, { queryKey });
}

/**
 * The lists of the applications whose people sign in on the organisation's host: those of every family but one. The pages of
 * the families know their own lists, but they show invitations, which ask for these.
 */
const paths = {
  oidc: 'GET /getAllOIDCApplications/:uniqueId',
  saml: 'GET /SAML/getAllSAMLApplications/:uniqueId',
  radius: 'GET /getRadiusClientByUniqueId/:uniqueId',
} as const satisfies Record<Exclude<FamilyName, 'general'>, string>;
const hosted = Object.keys(paths) as (keyof typeof paths)[];

/** Whether an invitation of this type leads to applications whose people sign in on the organisation's host. */
export const isHosted = (type: InviteType): boolean =>
  hosted.some((name) => families[name].invite.type === type);

/** A loader for the applications whose people sign in on the organisation's host, so that one passkey opens them all. */
export const hostedApplications = (uniqueId: string) =>
  combined<{ appId: string; name: string }>(
    ['hosted applications', uniqueId],
    hosted.map((name) => list(paths[name], { uniqueId })),
  );
