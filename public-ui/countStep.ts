import type { Calls } from '../api/calls.ts';
import type { InputOf } from '../api/client.ts';

type Step = InputOf<Calls, 'POST /passkeySteps'>;

/**
 * Has the server count how far a passkey came in this browser. It is sent even when the page is left at the same moment,
 * as after a sign-in, and nothing waits for it.
 */
export function countStep(ceremony: Step['ceremony'], step: Step['step']) {
  const body: Step = { ceremony, step };
  navigator.sendBeacon('/api/passkeySteps', new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
