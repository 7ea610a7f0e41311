import { refuse } from '../../domain/refusals.ts';
import type { Answer, Caller } from '../../server-kit/http/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';

const iso = (time: number) => new Date(time).toISOString();

/** Lists and ends the caller's own sessions. */
export function ownSessionHandlers({ sessions }: Kit) {
  async function ownSessions(_: unknown, { actor, session }: Caller) {
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
  }

  async function endSession({ sessionName }: { sessionName: string }, { actor }: Caller) {
    if (!(await sessions.endOne(actor.id, sessionName))) refuse('session.unknown');
    return { errorCode: 0 };
  }

  async function signOutEverywhere(_: unknown, { actor }: Caller, answer: Answer) {
    await sessions.endAllOf(actor.id);
    await answer.signOut();
    return { errorCode: 0 };
  }
  return { ownSessions, endSession, signOutEverywhere };
}
