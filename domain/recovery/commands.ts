import { z } from 'zod';
import { owner, ownerRef } from '../device/commands.ts';
import { commandsOf, id } from '../kit.ts';
import { limits } from '../limits.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { type Recovery, recovery } from './recovery.ts';

const command = commandsOf(recovery);
const one = z.object({ id: id() });
const oneRound = one.extend({ round: id() });
const hour = 3_600_000;

/** Whether an attempt is under way: neither stopped nor completed, and not expired. */
export const underWay = ({ phase, openUntil, expiresAt }: Recovery, now: Date) =>
  phase !== 'over' && now.toISOString() < (phase === 'opened' ? expiresAt : openUntil);

/** Refuses unless this attempt is the latest and has not ended. */
function goesOn(state: Recovery, round: string, now: Date) {
  if (state.round !== round || !underWay(state, now)) refuse('recovery.over');
}

/**
 * Requests a recovery. While one is under way, a request by the person only sends its link again: that changes no times,
 * and a stranger who types the address ends nothing. A link that was only shown is never sent: it may have no waiting time.
 * A colleague, the staff and the owner of the machine begin a new one.
 */
export const RequestRecovery = command(
  {
    input: one.extend({
      owner,
      by: z.enum(happened.requesters),
      /** The link is sent by mail; otherwise it is shown to the requester. */
      mailed: z.boolean().default(true),
    }),
    parent: ({ owner }) => ownerRef(owner),
  },
  (state, { by, mailed }, { now, newId }) => {
    const again = by === 'self' && underWay(state, now);
    if (again && !state.mailed) return [];
    const openUntil = new Date(now.getTime() + limits.recoveryOpen).toISOString();
    const attempt = again
      ? { round: state.round, openUntil: state.openUntil }
      : { round: newId(), openUntil };
    return [happened.RecoveryRequested({ ...attempt, by, mailed })];
  },
);

/** Opens the link. Opening it again changes nothing. */
export const OpenRecovery = command(
  { input: oneRound.extend({ waitHours: z.number().min(0).max(limits.recoveryWaitHours.most) }) },
  (state, { round, waitHours }, { now }) => {
    goesOn(state, round, now);
    if (state.phase === 'opened') return [];
    const readyAt = now.getTime() + (state.by === 'self' ? waitHours * hour : 0);
    const at = (time: number) => new Date(time).toISOString();
    return [
      happened.RecoveryOpened({ round, readyAt: at(readyAt), expiresAt: at(readyAt + limits.recoveryOpen) }),
    ];
  },
);

/** Records that the waiting time is over, unless the recovery has ended meanwhile. */
export const SendRecovery = command({ input: oneRound }, (state, { round }, { now }) => {
  const open = state.round === round && state.phase === 'opened' && underWay(state, now);
  const due = open && now.toISOString() >= state.readyAt;
  return due && !state.sent ? [happened.RecoverySent({ round })] : [];
});

/** Stops the recovery, or only the given attempt. Stopping it again changes nothing. */
export const StopRecovery = command({ input: one.extend({ round: id().optional() }) }, (state, { round }) => {
  if (state.deviceId !== null) refuse('recovery.over');
  if (state.phase === 'over' || (round && round !== state.round)) return [];
  return [happened.RecoveryStopped({ round: state.round })];
});

/** Refuses unless a new passkey can be made now. */
export function mayEnrol(state: Recovery, round: string, now: Date) {
  goesOn(state, round, now);
  if (state.phase !== 'opened' || now.toISOString() < state.readyAt) refuse('recovery.early');
}
/**
 * Permits adding this one device. It comes before the device is added, so that a stopped recovery adds none. A repeat
 * resumes it.
 */
export const CompleteRecovery = command(
  { input: oneRound.extend({ deviceId: id() }) },
  (state, { round, deviceId }, { now }) => {
    if (state.round === round && state.deviceId === deviceId) return [];
    mayEnrol(state, round, now);
    return [happened.RecoveryCompleted({ round, deviceId })];
  },
);
