/** How long a sign-in that was left is likely to wait, in milliseconds. */
const lasts = 600_000;
const key = 'latchkey-waiting-sign-in';
type Waiting = { application: string; href: string; at: number };

/** Remembers the sign-in of this page, so that a person who must register first is led back to it. */
export function rememberSignIn(application: string): void {
  const waiting: Waiting = { application, href: location.pathname + location.search, at: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(waiting));
  } catch {
    // A browser without storage only does not lead back.
  }
}

/** The page of a sign-in to the application that waits in this browser; null when none does. */
export function waitingSignIn(application: string): string | null {
  try {
    const waiting = JSON.parse(localStorage.getItem(key) ?? 'null') as Waiting | null;
    const counts = waiting?.application === application && Date.now() - waiting.at < lasts;
    return counts && /^\/(?!\/)/.test(waiting.href) ? waiting.href : null;
  } catch {
    return null;
  }
}
