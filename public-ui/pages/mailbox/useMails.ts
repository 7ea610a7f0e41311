import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { loadMails, type Page, withNewest } from './mails.ts';

/** Milliseconds between two polls. */
const pause = 2000;
type State = { page?: Page; error?: string };

/** The mails, polled while the page is visible; `more` loads older ones. */
export function useMails(): State & { retry: () => void; more: () => Promise<void> } {
  const [state, setState] = useState<State>({});
  const look = useCallback(
    () =>
      loadMails().then(
        (newest) => setState(({ page }) => ({ page: page ? withNewest(page, newest) : newest })),
        (error) => setState((now) => (now.page ? now : { error: messageOf(error) })),
      ),
    [],
  );
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), pause);
    return () => clearInterval(timer);
  }, [look]);
  const from = state.page?.older;
  const more = async () => {
    if (!from) return;
    const next = await loadMails(from);
    setState(({ page }) =>
      page?.older === from
        ? { page: { mails: [...page.mails, ...next.mails], older: next.older } }
        : { page: page! },
    );
  };
  return { ...state, retry: look, more };
}
