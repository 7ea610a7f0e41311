import { refuse } from '../../../domain/refusals.ts';
import type { CommandHandlers } from '../../../server-kit/calls/caller.ts';
import type { Kit } from '../../../server-kit/kit.ts';

const iso = (time: number) => new Date(time).toISOString();

/** Lists and ends the caller's own sessions. */
export function ownSessionHandlers({ sessions }: Kit) {
  return {
    async ownSessions(_, { actor, session }) {
      const current = session && sessions.nameOf(session);
      const open = await sessions.listOf(actor.id);
      return {
        errorCode: 0,
        sessions: open.map(({ startedAt, usedAt, expiresAt, ...each }) => ({
          ...each,
          startedAt: iso(startedAt),
          usedAt: iso(usedAt),
          expiresAt: iso(expiresAt),
          current: each.name === current,
        })),
      };
    },

    async endSession({ sessionName }, { actor }) {
      if (!(await sessions.endOne(actor.id, sessionName))) refuse('session.unknown');
      return { errorCode: 0 };
    },

    async signOutEverywhere(_, { actor }, answer) {
      await sessions.endAllOf(actor.id);
      await answer.signOut();
      return { errorCode: 0 };
    },
  } satisfies CommandHandlers;
}
