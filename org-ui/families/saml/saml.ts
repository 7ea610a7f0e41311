import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { applicationVerbsOf } from '../../things/applications/verbs.ts';

/** A SAML application, as the list reads it. */
export type SamlApplication = RowAt<'GET /SAML/getAllSAMLApplications/:uniqueId'>;

/** A SAML application, as its own page reads it. */
export type SamlDetail = ReplyOf<Calls, 'GET /SAML/app/:appId'>;

/** One SAML application, with both sides of its connection. */
export const samlQuery = (appId: string) => read('GET /SAML/app/:appId', { appId });

/** The actions on a SAML application. */
export const samlVerbs = applicationVerbsOf<SamlApplication>({
  set: sends('PUT /SAML/updateSAMLAppStatus/:appId', ({ appId }, suspended) => ({ appId, suspended })),
  remove: sends('DELETE /SAML/deleteSAMLApp/:appId', ({ appId }) => ({ appId })),
});
