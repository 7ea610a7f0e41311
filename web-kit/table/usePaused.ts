import { useEffect, useState } from 'react';

/** Pause in typing, in milliseconds, before the server is queried. */
export const pause = 250;

/** What was typed last before a pause in typing. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const after = setTimeout(() => setPaused(typed), pause);
    return () => clearTimeout(after);
  }, [typed]);
  return paused;
}
