import { call } from '../../../web-kit/call.ts';
import { rowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { read } from '../../../web-kit/read.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { words } from '../../base/words.ts';
import { insightsOf } from '../../things/applicationPage/Insights.tsx';
import { applicationWords } from '../../things/applications/words.ts';
import { oidcTexts } from './texts.ts';

/** An OpenID application, as the list and its own page read it. */
export type OidcApplication = RowAt<'GET /getAllOIDCApplications/:uniqueId'>;

/** One OpenID application. */
export const oidcQuery = (appId: string) => read('GET /getOidcClientDetails/:appId', { appId });
/** How the use of an OpenID application is shown. */
export const oidcInsights = insightsOf('GET /getAllOIDCUsersReportByAppId/:appId', oidcTexts.insight);

/** The actions on an OpenID application. */
export const oidcVerbs = rowVerbs<OidcApplication>({
  words: { ...words.rowVerbs, ...applicationWords },
  nameOf: ({ name }) => name,
  set: ({ appId }, suspended) => call('PUT /updateOIDCAppStatus/:appId', { appId, suspended }),
  remove: ({ appId }) => call('DELETE /deleteOIDCApp/:appId', { appId }),
  further: ({ totalUsersCount }, what) =>
    what === 'delete' ? applicationWords.impact(totalUsersCount) : undefined,
  suspendInstead: applicationWords.suspendInstead,
  failed: applicationWords.updateFailed,
});
