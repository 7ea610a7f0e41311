import { call } from '../../../web-kit/call.ts';
import { rowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { words } from '../../base/words.ts';
import type { Application } from './application.ts';
import { applicationWords } from './words.ts';

/** The actions on an application. The question before a deletion says how many users it affects and offers to suspend instead. */
export const applicationVerbs = rowVerbs<Application>({
  words: { ...words.rowVerbs, ...applicationWords },
  nameOf: ({ name }) => name,
  set: ({ appId }, suspended) => call('PUT /updateApp/:appId', { appId, suspended }),
  remove: ({ appId }) => call('DELETE /deleteApp/:appId', { appId }),
  further: ({ totalUsersCount }, what) =>
    what === 'delete' ? applicationWords.impact(totalUsersCount) : undefined,
  suspendInstead: applicationWords.suspendInstead,
  failed: applicationWords.updateFailed,
});
