import { useEffect, useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { vanityLabel } from './vanity.ts';

/** `unusable`: no host can have this name, so the server is not asked. */
export type Availability = 'unknown' | 'available' | 'taken' | 'unusable';

/** Milliseconds before a failed check is repeated. */
const askAgainAfter = 2000;

/** Checks whether the name is available, after a pause in typing; `again` discards the answer and checks anew. */
export function useAvailability(typed: string): { state: Availability; again: () => void } {
  const [answer, setAnswer] = useState<{ label: string; state: Availability }>({
    label: '',
    state: 'unknown',
  });
  const [turn, setTurn] = useState(0);
  const label = vanityLabel(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn checks again
  useEffect(() => {
    if (!label) return;
    let stale = false;
    let timer = setTimeout(check, limits.vanityCheckPause);
    // The requirements say that a failed check is not shown: the name stays unknown, and so not available. The check is
    // repeated, so that a short loss of connection does not leave the form stuck.
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
