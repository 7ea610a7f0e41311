import { lazy } from 'react';
import { families } from '../../../web-kit/domain/families.ts';
import { list } from '../../../web-kit/table/query.ts';
import { paths } from '../../base/paths.ts';
import type { Family } from '../../things/applicationPage/family.ts';
import { protocolColumn, sso } from '../sso/group.ts';
import { oidcVerbs } from './oidc.ts';
import { users } from './users.ts';
import { oidcWords } from './words.ts';

const { label, list: title, empty } = oidcWords;
const { limit, invite } = families.oidc;

/** Applications that sign people in by OpenID Connect. */
export const oidc: Family = {
  ...{ name: 'oidc', group: sso, label, limit, users },
  kinds: [
    {
      name: 'OpenId',
      guide: 'OIDC',
      Form: lazy(async () => ({ default: (await import('./ConfigureOidc.tsx')).ConfigureOidc })),
      Done: lazy(async () => ({ default: (await import('./ConfigureOidc.tsx')).OidcDone })),
    },
  ],
  applications: {
    ...{ label: title, empty },
    load: (uniqueId) => list('GET /getAllOIDCApplications/:uniqueId', { uniqueId }),
    verbs: oidcVerbs,
    kind: protocolColumn(label),
  },
  page: () => import('./page.tsx'),
  invite: { type: invite.type, unmarked: true, needed: true, form: paths.addPerson },
  reports: 'GET /getOIDCApplicationReportByUniqueId/:uniqueId',
};
