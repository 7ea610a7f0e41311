import { call } from '../../web-kit/call.ts';
import { rowVerbs } from '../../web-kit/commands/rowVerbs.ts';
import { texts } from '../texts.ts';
import type { Application } from './application.ts';

const { applications: t, common } = texts;

/** The actions on an application. The question before a deletion says how many users it affects and offers to suspend instead. */
export const applicationVerbs = rowVerbs<Application>({
  words: { ...common.rowVerbs, ...t },
  nameOf: ({ name }) => name,
  set: ({ appId }, suspended) => call('PUT /updateApp/:appId', { appId, suspended }),
  remove: ({ appId }) => call('DELETE /deleteApp/:appId', { appId }),
  further: ({ totalUsersCount }, what) => (what === 'delete' ? t.impact(totalUsersCount) : undefined),
  suspendInstead: t.suspendInstead,
  failed: t.updateFailed,
});
