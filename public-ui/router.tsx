import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';

/** The values of the `:name` parts of a route's pattern. */
export type Params = Record<string, string>;
export type PageProps = { params: Params };

const listeners = new Set<() => void>();
let moved = false;
const tell = () => {
  moved = true;
  for (const listener of listeners) listener();
};
addEventListener('popstate', tell);

/** Goes to `to` within this app; `replace` removes the current page from the history. */
export function navigate(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  scrollTo(0, 0);
  tell();
}

/** Whether the person has navigated since the app was loaded; the focus then moves to the new page's heading. */
export const hasMoved = () => moved;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** The current path. */
export const usePath = () => useSyncExternalStore(subscribe, () => location.pathname);
/** The part of the current address behind `?`, with it. */
export const useSearch = () => useSyncExternalStore(subscribe, () => location.search);

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
