import { sends } from '../../../web-kit/sends.ts';
import type { Application } from '../../things/applications/application.ts';
import { applicationVerbsOf } from '../../things/applications/verbs.ts';

/** The actions on a web or mobile application. */
export const applicationVerbs = applicationVerbsOf<Application>({
  set: sends('PUT /updateApp/:appId', ({ appId }, suspended) => ({ appId, suspended })),
  remove: sends('DELETE /deleteApp/:appId', ({ appId }) => ({ appId })),
});
