import { admin } from '../domain/admin/admin.ts';
import { lives, ref } from '../domain/kit.ts';
import { StaffSignInRefused } from '../domain/refusal/events.ts';
import { Refusal, refusals, refuse } from '../domain/refusals.ts';
import { boundedNotes } from '../server-kit/boundedNotes.ts';
import type { Caller } from '../server-kit/caller.ts';
import type { Kit } from '../server-kit/kit.ts';
import { refusalOf } from '../server-kit/refusalLog.ts';
import { accountIn } from './ceremony/staff.ts';

/** So many passwords may be tried without a proof of work: for one account, whether there is one or not, and for all. */
const free = { each: { count: 10, seconds: 900 }, all: { count: 100, seconds: 900 } };
/** How many failed tries become events, for one account and for all together. */
const kept = { each: { count: 10, seconds: 3600 }, all: { count: 120, seconds: 3600 } };
/** Stands for an account in the events about names that nobody has. */
const nobody = 'nobody';

/**
 * Guards the sign-in of the staff. Password tries are counted by account, wherever they come from. Once there are many,
 * each further one costs a proof of work: that slows a guesser down, and whoever knows the password still gets in.
 * Passkeys are never slowed down, so nobody can be locked out by a stranger.
 */
export function staffDoor(kit: Kit) {
  const { rates, clock, captcha, executor, log } = kit;
  const append = boundedNotes(kit, 'staff sign-ins', kept, { person: true });

  /** Counts a try as a wrong one beforehand: of many at once, none runs free. Answers how to take that back. */
  async function mayTry(account: string, solved: string | undefined): Promise<() => void> {
    const buckets = [
      [`staff password ${account}`, free.each],
      ['staff passwords', free.all],
    ] as const;
    // A flood on one account empties its own bucket, not the one of all.
    const full = buckets.findIndex(([key, rate]) => !rates.allow(key, rate, clock()).ok);
    const taken = full < 0 ? buckets : buckets.slice(0, full);
    if (full >= 0) {
      if (solved === undefined) refuse('session.proof');
      await captcha.verify(solved);
    }
    return () => {
      for (const [key, rate] of taken) rates.putBack(key, rate);
    };
  }

  async function note(named: string | undefined, caller: Caller, path: string, { code }: Refusal) {
    const known = named !== undefined && lives((await executor.look(ref(admin, named))).state);
    const id = known ? named : nobody;
    const { status, code: errorCode } = refusals[code];
    const position = await append({
      ...{ id, caller, path, request: {} },
      happened: (leftOut) => StaffSignInRefused(refusalOf(status, errorCode, leftOut)),
    });
    if (position === undefined) return;
    log.warn({ adminId: id, correlationId: caller.correlationId, errorCode }, 'a staff sign-in was refused');
  }

  return {
    accountIn,
    mayTry,
    /** Notes it when the work that signs an account in is refused. */
    async guarding<T>(
      named: string | undefined,
      caller: Caller,
      path: string,
      work: () => Promise<T>,
    ): Promise<T> {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Refusal) await note(named, caller, path, error);
        throw error;
      }
    },
  };
}
