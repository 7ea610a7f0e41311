import { admin } from '../../domain/admin/admin.ts';
import { lives, ref } from '../../domain/kit.ts';
import { StaffSignInRefused } from '../../domain/refusal/events.ts';
import { Refusal, refusals, refuse } from '../../domain/refusals.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { accountIn } from '../../passkeys/staff.ts';
import { boundedNotes } from '../../server-kit/boundedNotes.ts';
import type { Caller } from '../../server-kit/calls/caller.ts';
import { quotaKey } from '../../server-kit/calls/quota.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { quotas } from '../../server-kit/limits/quotas.ts';

/** The most tries for one account that are checked at the same time without a proof of work. */
const atOnce = 2;
/** The limits of failed tries that become events, per account and in total. */
const kept = { each: { count: 10, seconds: 3600 }, all: { count: 120, seconds: 3600 } };
/** The account's id in events about unknown names. */
const nobody = 'nobody';

/**
 * Guards the staff's sign-in. Password tries are counted by account, wherever they come from. After many tries, or with
 * several at once, each further one needs a proof of work, which slows a guesser down while the owner still gets in.
 * Passkeys are never slowed down, so a stranger can lock no one out.
 */
export function staffDoor(kit: Kit) {
  const { limits, captcha, executor, log } = kit;
  const append = boundedNotes(kit, 'staff sign-ins', kept, { person: true });

  /** The tries without a proof that are being checked now, per account. */
  const underWay = new Map<string, number>();

  /** Takes a try from the buckets and returns what to put back, or undefined when this try needs a proof. */
  async function freeTry(account: string) {
    const own = [quotaKey('staffPasswords', account), quotas.staffPasswords] as const;
    const all = [quotaKey('allStaffPasswords', ''), quotas.allStaffPasswords] as const;
    if (!(await limits.allow(...own)).ok) return undefined;
    if ((await limits.allow(...all)).ok) return [own, all] as const;
    await limits.putBack(...own);
    return undefined;
  }

  /** Counts each try before checking it, so that simultaneous tries count too; a right one is put back. */
  async function checkFree(account: string, check: (lane: string) => Promise<boolean>) {
    const taken = await freeTry(account);
    if (!taken) return undefined;
    const isRight = await check(account);
    if (isRight) for (const [key, rate] of taken) await limits.putBack(key, rate);
    return isRight;
  }

  /** Checks a password: without a proof of work while tries are left and few are under way, otherwise with one. */
  async function trying(
    account: string,
    solved: string | undefined,
    check: (lane: string) => Promise<boolean>,
  ): Promise<boolean> {
    const others = underWay.get(account) ?? 0;
    if (others < atOnce) {
      underWay.set(account, others + 1);
      try {
        const isRight = await checkFree(account, check);
        if (isRight !== undefined) return isRight;
      } finally {
        const left = underWay.get(account)! - 1;
        if (left) underWay.set(account, left);
        else underWay.delete(account);
      }
    }
    if (solved === undefined) refuse('session.proof');
    await captcha.verify(solved);
    // Tries with a proof have their own lane and do not wait behind those without.
    return check(`${account} with a proof`);
  }

  async function note(named: string | undefined, provenance: Provenance, { code }: Refusal) {
    const known = named !== undefined && lives((await executor.look(ref(admin, named))).state);
    const id = known ? named : nobody;
    const { status, code: errorCode } = refusals[code];
    const position = await append({
      ...{ id, provenance },
      happened: (leftOut) => StaffSignInRefused({ statusCode: status, refusal: code, leftOut }),
    });
    if (position === undefined) return;
    log.warn(
      { adminId: id, correlationId: provenance.correlationId, errorCode },
      'a staff sign-in was refused',
    );
  }

  return {
    accountIn,
    trying,
    /** Runs `work`, which signs an account in, and records its refusal. */
    async guarding<T>(named: string | undefined, { provenance }: Caller, work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Refusal) await note(named, provenance, error);
        throw error;
      }
    },
  };
}
