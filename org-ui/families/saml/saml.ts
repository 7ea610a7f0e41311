import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { call } from '../../../web-kit/call.ts';
import { rowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { read } from '../../../web-kit/read.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { words } from '../../base/words.ts';
import { insightsOf } from '../../things/applicationPage/Insights.tsx';
import { applicationWords } from '../../things/applications/words.ts';
import { samlTexts } from './texts.ts';

/** A SAML application, as the list reads it. */
export type SamlApplication = RowAt<'GET /SAML/getAllSAMLApplications/:uniqueId'>;

/** A SAML application, as its own page reads it. */
export type SamlDetail = ReplyOf<Calls, 'GET /SAML/app/:appId'>;

/** One SAML application, with both sides of its connection. */
export const samlQuery = (appId: string) => read('GET /SAML/app/:appId', { appId });
/** The insights of SAML applications, as OpenID applications show theirs. */
export const samlInsights = insightsOf('GET /SAML/getAllSAMLUsersReportByAppId/:appId', samlTexts.insight);

/** The actions on a SAML application. */
export const samlVerbs = rowVerbs<SamlApplication>({
  words: { ...words.rowVerbs, ...applicationWords },
  nameOf: ({ name }) => name,
  set: ({ appId }, suspended) => call('PUT /SAML/updateSAMLAppStatus/:appId', { appId, suspended }),
  remove: ({ appId }) => call('DELETE /SAML/deleteSAMLApp/:appId', { appId }),
  further: ({ totalUsersCount }, what) =>
    what === 'delete' ? applicationWords.impact(totalUsersCount) : undefined,
  suspendInstead: applicationWords.suspendInstead,
  failed: applicationWords.updateFailed,
});
