import { useEffect, useState } from 'react';
import { serverAnswers } from '../../../web-kit/reach.ts';

/** Milliseconds between two questions whether the server answers again. */
const askAgainAfter = 3000;

/**
 * Whether the browser says that it has no connection, and the server does not answer either: the browser also says so
 * where only this machine can be reached.
 */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    let latest = 0;
    let again: ReturnType<typeof setTimeout> | undefined;
    async function look() {
      clearTimeout(again);
      const mine = ++latest;
      const away = !navigator.onLine && !(await serverAnswers());
      if (mine !== latest) return;
      setOffline(away);
      if (away) again = setTimeout(look, askAgainAfter);
    }
    void look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      latest = -1;
      clearTimeout(again);
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return offline;
}
