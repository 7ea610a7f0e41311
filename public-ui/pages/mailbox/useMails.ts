import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../../web-kit/toast.tsx';
import { loadMails, type Mail } from './mails.ts';

/** How often it looks for new mail, in milliseconds. */
const pause = 2000;

/** The mails, looked for again and again while the page is visible. */
export function useMails(): { mails?: Mail[]; error?: string; retry: () => void } {
  const [state, setState] = useState<{ mails?: Mail[]; error?: string }>({});
  const look = useCallback(
    () =>
      loadMails().then(
        (mails) => setState({ mails }),
        (error) => setState((now) => (now.mails ? now : { error: messageOf(error) })),
      ),
    [],
  );
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), pause);
    return () => clearInterval(timer);
  }, [look]);
  return { ...state, retry: look };
}
