import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';

/** The `:name` parts of a route's pattern. */
export type Params = Record<string, string>;
export type PageProps = { params: Params };

const listeners = new Set<() => void>();
let moved = false;
const tell = () => {
  moved = true;
  for (const listener of listeners) listener();
};
addEventListener('popstate', tell);

/** Goes to `to` within this app; `replace` leaves no way back to the page now shown. */
export function navigate(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  scrollTo(0, 0);
  tell();
}

/** Whether the person has moved since the app was loaded: then the focus follows to the new page's heading. */
export const hasMoved = () => moved;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** The path that is shown now. */
export const usePath = () => useSyncExternalStore(subscribe, () => location.pathname);

const plain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link within this app. */
export function Link({ to, onClick, ...more }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return (
    <a
      {...more}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !plain(event) || more.target) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
