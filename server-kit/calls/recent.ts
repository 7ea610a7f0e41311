import { limits } from '../../domain/limits.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Kit } from '../kit.ts';
import type { Sender } from './caller.ts';

/** Refuses a person who has not signed in within the last minutes, before something that a thief of a session wants. */
export function mustBeRecent({ clock }: Pick<Kit, 'clock'>, { startedAt }: Pick<Sender, 'startedAt'>) {
  if (clock() - startedAt > limits.recentSignIn) refuse('session.stale');
}
