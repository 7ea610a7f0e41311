import { call } from '../../../web-kit/call.ts';
import type { Application } from '../../things/applications/application.ts';
import { applicationVerbsOf } from '../../things/applications/verbs.ts';

/** The actions on a web or mobile application. */
export const applicationVerbs = applicationVerbsOf<Application>({
  set: ({ appId }, suspended) => call('PUT /updateApp/:appId', { appId, suspended }),
  remove: ({ appId }) => call('DELETE /deleteApp/:appId', { appId }),
});
