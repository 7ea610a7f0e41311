import { failedEnds, type SignInOutcome } from '../../domain/signIns/ends.ts';
import { texts } from './texts.ts';

/** The reasons for which people did not sign in. */
export const reasons = failedEnds;
/** An outcome as lists name it. */
export const outcomeName = (outcome: SignInOutcome): string =>
  outcome === 'missed' ? texts.failed : texts.ends[outcome];
