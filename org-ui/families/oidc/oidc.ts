import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { applicationVerbsOf } from '../../things/applications/verbs.ts';

/** An OpenID application, as the list and its own page read it. */
export type OidcApplication = RowAt<'GET /getAllOIDCApplications/:uniqueId'>;

/** One OpenID application. */
export const oidcQuery = (appId: string) => read('GET /getOidcClientDetails/:appId', { appId });

/** The actions on an OpenID application. */
export const oidcVerbs = applicationVerbsOf<OidcApplication>({
  set: sends('PUT /updateOIDCAppStatus/:appId', ({ appId }, suspended) => ({ appId, suspended })),
  remove: sends('DELETE /deleteOIDCApp/:appId', ({ appId }) => ({ appId })),
});
