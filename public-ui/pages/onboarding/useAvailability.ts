import { useEffect, useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { limits } from '../../../web-kit/limits.ts';
import { vanityLabel } from './vanity.ts';

/** `unusable`: no host can have this name, so nobody is asked. */
export type Availability = 'unknown' | 'available' | 'taken' | 'unusable';

/** After a check that failed, in milliseconds. */
const askAgainAfter = 2000;

/** Whether the name can be had, asked after a pause in typing; `again` forgets the answer and asks anew. */
export function useAvailability(typed: string): { state: Availability; again: () => void } {
  const [answer, setAnswer] = useState<{ label: string; state: Availability }>({
    label: '',
    state: 'unknown',
  });
  const [turn, setTurn] = useState(0);
  const label = vanityLabel(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again
  useEffect(() => {
    if (!label) return;
    let stale = false;
    let timer = setTimeout(check, limits.vanityCheckPause);
    // By the documents, a failed check is not shown: the name then stays unknown, and so not available. It is asked
    // again, so that a connection that was away for a while does not leave the form without a way on.
    async function check() {
      clearTimeout(timer);
      const reply = await call('GET /checkSubDomain/:subdomain', { subdomain: label! }).catch(() => null);
      if (stale) return;
      if (reply) setAnswer({ label: label!, state: reply.errorCode === 0 ? 'available' : 'taken' });
      else timer = setTimeout(check, askAgainAfter);
    }
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [label, turn]);
  const again = () => {
    setAnswer({ label: '', state: 'unknown' });
    setTurn((n) => n + 1);
  };
  if (!typed.trim()) return { state: 'unknown', again };
  if (!label) return { state: 'unusable', again };
  return { state: answer.label === label ? answer.state : 'unknown', again };
}
