import { lazy } from 'react';
import { families } from '../../../web-kit/domain/families.ts';
import { list } from '../../../web-kit/table/query.ts';
import type { Family } from '../../things/applicationPage/family.ts';
import { protocolColumn, sso } from '../sso/group.ts';
import { samlVerbs } from './saml.ts';
import { users } from './users.ts';
import { samlWords } from './words.ts';

const { label, list: title, empty } = samlWords;
const { limit, invite } = families.saml;

/** Applications that sign people in by SAML. */
export const saml: Family = {
  ...{ name: 'saml', group: sso, label, limit, users },
  kinds: [{ name: 'Saml', guide: 'SAML', Form: lazy(() => import('./ConfigureSaml.tsx')) }],
  applications: {
    ...{ label: title, empty },
    load: (uniqueId) => list('GET /SAML/getAllSAMLApplications/:uniqueId', { uniqueId }),
    verbs: samlVerbs,
    kind: protocolColumn(label),
    address: 'saml',
  },
  page: () => import('./page.tsx'),
  invite: { type: invite.type, unmarked: true, needed: true },
  reports: 'GET /SAML/getSAMLApplicationReportByUniqueId/:uniqueId',
};
