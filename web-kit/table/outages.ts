import { useEffect, useState } from 'react';

type Read = { error: Error | null; isSuccess: boolean; isPlaceholderData: boolean };

/** Says of each state of a list whether it begins an outage, which lasts until something was read again. */
export function outages() {
  let lasts = false;
  return ({ error, isSuccess, isPlaceholderData }: Read): boolean => {
    const begins = error !== null && !lasts;
    // What another page showed stands there until this one is read, and is no success of its own.
    if (isSuccess && !isPlaceholderData) lasts = false;
    return begins && (lasts = true);
  };
}

/** Tells of each outage once, however often the list is read in vain. */
export function useOutages({ error, isSuccess, isPlaceholderData }: Read, tell?: (error: Error) => void) {
  const [begins] = useState(outages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was read decides
  useEffect(() => {
    if (begins({ error, isSuccess, isPlaceholderData })) tell?.(error!);
  }, [error, isSuccess, isPlaceholderData]);
}
