import { admin } from '../../domain/admin/admin.ts';
import { lives, ref } from '../../domain/kit.ts';
import { StaffSignInRefused } from '../../domain/refusal/events.ts';
import { Refusal, refusals, refuse } from '../../domain/refusals.ts';
import { accountIn } from '../../passkeys/staff.ts';
import { boundedNotes } from '../../server-kit/boundedNotes.ts';
import type { Caller } from '../../server-kit/http/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { refusalOf } from '../../server-kit/refusalLog.ts';

/** So many passwords may be tried without a proof of work: for one account, whether there is one or not, and for all. */
const free = { each: { count: 10, seconds: 900 }, all: { count: 100, seconds: 900 } };
/** So many tries for one account are checked at the same moment without a proof of work. */
const atOnce = 2;
/** How many failed tries become events, for one account and for all together. */
const kept = { each: { count: 10, seconds: 3600 }, all: { count: 120, seconds: 3600 } };
/** Stands for an account in the events about names that nobody has. */
const nobody = 'nobody';

/**
 * Guards the sign-in of the staff. Password tries are counted by account, wherever they come from. Once there are many,
 * or several at once, each further one costs a proof of work: that slows a guesser down, and whoever knows the password still gets in.
 * Passkeys are never slowed down, so nobody can be locked out by a stranger.
 */
export function staffDoor(kit: Kit) {
  const { rates, clock, captcha, executor, log } = kit;
  const append = boundedNotes(kit, 'staff sign-ins', kept, { person: true });

  /** How many tries of an account without a proof are being checked at this moment. */
  const underWay = new Map<string, number>();

  /** Takes a try from the buckets; answers what to give back, or undefined when this try has to bring a proof. */
  function freeTry(account: string) {
    if ((underWay.get(account) ?? 0) >= atOnce) return undefined;
    const own = [`staff password ${account}`, free.each] as const;
    const all = ['staff passwords', free.all] as const;
    if (!rates.allow(...own, clock()).ok) return undefined;
    if (rates.allow(...all, clock()).ok) return [own, all];
    rates.putBack(...own);
    return undefined;
  }

  /** Each try counts as a wrong one beforehand, so that of many at once none runs free; a right one is given back. */
  async function trying(
    account: string,
    solved: string | undefined,
    check: (lane: string) => Promise<boolean>,
  ): Promise<boolean> {
    const taken = freeTry(account);
    if (!taken) {
      if (solved === undefined) refuse('session.proof');
      await captcha.verify(solved);
      // Whoever brought a proof does not wait behind those who came without one.
      return check(`${account} with a proof`);
    }
    underWay.set(account, (underWay.get(account) ?? 0) + 1);
    try {
      const isRight = await check(account);
      if (isRight) for (const [key, rate] of taken) rates.putBack(key, rate);
      return isRight;
    } finally {
      const left = underWay.get(account)! - 1;
      if (left) underWay.set(account, left);
      else underWay.delete(account);
    }
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
    trying,
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
