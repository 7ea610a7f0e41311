import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser says that it has no connection at all. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);
