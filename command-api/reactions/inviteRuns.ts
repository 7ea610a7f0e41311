import { InviteRunStarted } from '../../domain/inviteRun/events.ts';
import { sendRun } from '../invites/runs.ts';
import { AwayError, on } from './kit/kit.ts';

/**
 * Sends the invitations of a run. Reactions run in one process at a time, and an event that was not finished is handled
 * again, so a run goes on after a crash with the part that it was at. The rows of one stay behind when the organisation moves, so
 * that it ends there, and says that they are missing.
 */
export const inviteRuns = (stopping: AbortSignal) =>
  on(
    InviteRunStarted,
    'send-invite-run',
    async ({ target, data, provenance }, kit) => {
      // Each part and each person has a key of its own, or none.
      const { idempotencyKey: _, ...by } = provenance;
      try {
        await sendRun(kit, target.id, data, by, stopping);
      } catch (error) {
        if (stopping.aborted) throw new AwayError('the process stops');
        throw error;
      }
    },
    undefined,
    { alsoMoved: true },
  );
