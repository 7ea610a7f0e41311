/** What a toast offers to do besides being read, such as taking back what it tells of. */
export type ToastAction = { label: string; run: () => void };
export type Toast = {
  id: number;
  kind: 'success' | 'error';
  text: string;
  action?: ToastAction | undefined;
  /** The page shows the text as well, so nothing has to be kept once the toast has closed. */
  alsoInPage?: boolean | undefined;
};
type Shown = {
  toasts: readonly Toast[];
  /** Errors whose toast has closed by itself. They stay on the page until somebody dismisses them. */
  kept: readonly Toast[];
};

/** How long a toast stays, in milliseconds. */
export const shownFor = 3000;
/** One with something to press stays longer. */
export const actionShownFor = 10_000;
/** No more kept errors than this; older ones make room. */
const mostKept = 3;
const fallback = 'Something went wrong.';

let shown: Shown = { toasts: [], kept: [] };
let last = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function set(next: Shown) {
  shown = next;
  for (const listener of listeners) listener();
}
const without = (list: readonly Toast[], id: number) => list.filter((toast) => toast.id !== id);

/** Takes a toast or a kept error away: it has been read. */
export function dismiss(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  set({ toasts: without(shown.toasts, id), kept: without(shown.kept, id) });
}

/** The time of a toast is over. The text of an error that stands nowhere else is kept. */
function close(id: number) {
  timers.delete(id);
  const toast = shown.toasts.find((one) => one.id === id);
  const keep = toast?.kind === 'error' && !toast.alsoInPage ? [toast] : [];
  set({ toasts: without(shown.toasts, id), kept: [...shown.kept, ...keep].slice(-mostKept) });
}

/** Stops the clock of a toast while the pointer or the keyboard is on it. */
export function hold(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}
/** Starts the clock of a toast, at first and when the pointer or the keyboard has left it. */
export function release(id: number) {
  const toast = shown.toasts.find((one) => one.id === id);
  if (!toast || timers.has(id)) return;
  timers.set(
    id,
    setTimeout(() => close(id), toast.action ? actionShownFor : shownFor),
  );
}

function show(toast: Omit<Toast, 'id'>) {
  const id = ++last;
  // Only the latest change can be taken back, so that it is clear what an action belongs to.
  if (toast.action) for (const earlier of shown.toasts) if (earlier.action) dismiss(earlier.id);
  // The same error again needs only one place.
  const kept = shown.kept.filter(({ text }) => text !== toast.text);
  set({ toasts: [...shown.toasts, { ...toast, id }], kept });
  release(id);
}

/** What to tell a person about something thrown: its message, else the general sentence. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error || fallback;
  return (error instanceof Error && error.message) || fallback;
}

/** Short news at the top right, for three seconds. They need one `<Toasts/>` on the page. */
export const toast = {
  success: (text: string, action?: ToastAction) => show({ kind: 'success', text, action }),
  /** `alsoInPage`: the page shows the same text itself. */
  error: (problem: unknown, { alsoInPage = false } = {}) =>
    show({ kind: 'error', text: messageOf(problem), alsoInPage }),
};

/** Calls the listener whenever what is shown changes; returns how to stop that. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** What is shown now. */
export const current = () => shown;
