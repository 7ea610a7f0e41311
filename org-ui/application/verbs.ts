import { call } from '../../web-kit/call.ts';
import { suspending } from '../../web-kit/suspending.ts';
import type { Confirm, Verb } from '../../web-kit/verb.ts';
import { texts } from '../texts.ts';
import { type Application, staleAfterChange, staleAfterDeletion } from './application.ts';

const { applications: said, common } = texts;
type ConfirmedVerb = Verb & { confirm?: Confirm };

/** Suspends an active application after a confirmation, or activates a suspended one. */
export function suspension({ appId, suspended, name }: Application): ConfirmedVerb {
  return suspending({
    suspended,
    whom: name,
    effect: said.suspendEffect,
    set: (next) => call('PUT /updateApp/:appId', { appId, suspended: next }),
    suspend: common.suspend,
    activate: common.activate,
    suspendedNow: said.suspendedNow,
    activatedNow: said.activatedNow,
    title: said.suspendTitle,
    failed: said.updateFailed,
    invalidates: staleAfterChange,
  });
}

/** Deletes an application after a confirmation that names the affected users and offers to suspend instead. */
export function deletion(app: Application, onDone?: () => void): ConfirmedVerb {
  const { appId, name, totalUsersCount, suspended } = app;
  const { confirm: _, ...suspend } = suspension(app);
  return {
    label: common.delete,
    run: () => call('DELETE /deleteApp/:appId', { appId }),
    done: said.deletedNow,
    invalidates: staleAfterDeletion,
    onDone,
    confirm: {
      title: said.deleteTitle,
      text: `${said.deleteAsks(name)} ${said.impact(totalUsersCount)}`,
      ...(suspended ? {} : { instead: { ...suspend, label: said.suspendInstead } }),
    },
  };
}
