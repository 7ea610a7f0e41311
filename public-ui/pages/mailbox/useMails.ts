import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../../web-kit/toast.tsx';
import { loadMails, type Page, withNewest } from './mails.ts';

/** How often it looks for new mail, in milliseconds. */
const pause = 2000;
type State = { page?: Page; error?: string };

/** The mails, looked for again and again while the page is visible; `more` brings older ones. */
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
