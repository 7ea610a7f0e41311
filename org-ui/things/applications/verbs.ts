import { rowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { words } from '../../base/words.ts';
import { applicationWords } from './words.ts';

type Listed = { appId: string; name: string; suspended: boolean; totalUsersCount: number };
type ApplicationCalls<App> = {
  /** Sends a suspension (true) or an activation (false). */
  set: (app: App, suspended: boolean) => Promise<unknown>;
  remove: (app: App) => Promise<unknown>;
};

/**
 * The actions on an application of a family. The question before a deletion says how many users it affects and offers to
 * suspend instead. `deletedNow` is the toast of a family that has one of its own.
 */
export const applicationVerbsOf = <App extends Listed>(
  calls: ApplicationCalls<App>,
  deletedNow: string = applicationWords.deletedNow,
) =>
  rowVerbs<App>({
    ...calls,
    words: { ...words.rowVerbs, ...applicationWords, deletedNow },
    nameOf: ({ name }) => name,
    further: ({ totalUsersCount }, what) =>
      what === 'delete' ? applicationWords.impact(totalUsersCount) : undefined,
    suspendInstead: applicationWords.suspendInstead,
    failed: applicationWords.updateFailed,
  });
