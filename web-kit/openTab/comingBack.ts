/**
 * Calls `listener` when the browser shows this page again as it was left, from its back/forward cache. Returns how to
 * stop that.
 */
export function onComingBack(listener: () => void): () => void {
  const heard = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener('pageshow', heard);
  return () => removeEventListener('pageshow', heard);
}

/**
 * For pages that only the signed-in may see: nothing of such a page is shown when somebody comes back to it, until it
 * has been loaded anew and has checked the session. Browsers that heed `no-store` keep no such page in the first place.
 */
export function showsNothingOld(): void {
  addEventListener('pagehide', () => {
    document.documentElement.style.visibility = 'hidden';
  });
  onComingBack(() => location.reload());
}
