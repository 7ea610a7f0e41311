import type { Application } from '../application/application.ts';
import { ownSiteOf } from '../application/kinds.ts';
import { refuse } from '../refusals.ts';

/**
 * Refuses an application that people cannot be invited to together with others: one whose people sign in on a site of its
 * own, for which another passkey is needed, and one whose directory must confirm them.
 */
export function mayJoinOthers(application: Pick<Application, 'settings' | 'userSource'> | undefined): void {
  const { settings, userSource } = application ?? refuse('application.unknown');
  if (ownSiteOf(settings)) refuse('invite.ownSite');
  if (userSource === 'external') refuse('invite.directory');
}
