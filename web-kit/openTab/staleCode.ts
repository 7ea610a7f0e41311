import { serverAnswers } from '../reach.ts';
import { words } from '../words.ts';

const key = 'latchkey.reloadedAt';
const notTwiceWithin = 60_000;

/** Whether a part of the app could not be loaded: the browser is offline, or an update has replaced the files. */
export const isStaleCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message);

/** What to say then. */
export const staleCodeText = (online = navigator.onLine): string => (online ? words.updated : words.offline);

/**
 * Reloads the page once the missing part can be loaded: at once when there is a network or the server answers without one,
 * but not twice within a minute, and otherwise when the network is back. Returns a function that ends the waiting.
 */
export function reloadWhenOnline(
  page: Pick<Location, 'reload'> = location,
  now = Date.now(),
  answers: () => Promise<boolean> = serverAnswers,
): () => void {
  let left = false;
  const reload = () => {
    sessionStorage.setItem(key, String(now));
    page.reload();
  };
  if (now - Number(sessionStorage.getItem(key)) > notTwiceWithin) {
    if (navigator.onLine) reload();
    else void answers().then((answered) => answered && !left && reload());
  }
  addEventListener('online', reload);
  return () => {
    left = true;
    removeEventListener('online', reload);
  };
}
