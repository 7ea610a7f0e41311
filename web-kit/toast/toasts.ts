import { type Way, wayAfter } from '../domain/ways.ts';
import { words } from '../words.ts';

/** An action that a toast offers, such as undoing the change that it reports. */
export type ToastAction = { label: string; run: () => void };
export type Toast = {
  id: number;
  kind: 'success' | 'error';
  text: string;
  action?: ToastAction | undefined;
  /** Where an error leads on. It stays with the error when that is kept. */
  way?: Way | undefined;
  /** The page shows the text as well, so it need not be kept when the toast closes. */
  alsoInPage?: boolean | undefined;
};
type Shown = {
  toasts: readonly Toast[];
  /** Errors whose toast closed on its own. They stay until they are dismissed, or the person has moved on. */
  kept: readonly Toast[];
};

/** Time that a toast stays, in milliseconds. */
const shownFor = 3000;
/** Time that a toast with an action stays, in milliseconds. */
const actionShownFor = 10_000;
/** Maximum number of kept errors; the oldest is dropped first. */
const mostKept = 3;

let shown: Shown = { toasts: [], kept: [] };
let last = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function set(next: Shown) {
  shown = next;
  for (const listener of listeners) listener();
}
const without = (list: readonly Toast[], id: number) => list.filter((toast) => toast.id !== id);

/** Removes a toast or a kept error that the person has dismissed. */
export function dismiss(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  set({ toasts: without(shown.toasts, id), kept: without(shown.kept, id) });
}

/**
 * Forgets the kept errors, once a page is left or a form is sent again. Toasts stay, because they may be why the page is left.
 */
export function moveOn() {
  if (shown.kept.length) set({ ...shown, kept: [] });
}

/** Closes a toast whose time is over. An error that the page does not show elsewhere is kept. */
function close(id: number) {
  timers.delete(id);
  const toast = shown.toasts.find((one) => one.id === id);
  const keep = toast?.kind === 'error' && !toast.alsoInPage ? [toast] : [];
  set({ toasts: without(shown.toasts, id), kept: [...shown.kept, ...keep].slice(-mostKept) });
}

/** Pauses a toast's timer while the pointer or the keyboard focus is on it. */
export function hold(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}
/** Starts a toast's timer, at first and again when pointer and focus have left it. */
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
  for (const earlier of shown.toasts) {
    // Only the latest change can be undone, so that it is clear what an action refers to.
    const both = toast.action && earlier.action;
    const same = earlier.kind === toast.kind && earlier.text === toast.text;
    if (both || same) dismiss(earlier.id);
  }
  // A repeated error is kept once, and what failed before a success no longer matters.
  const kept = toast.kind === 'success' ? [] : shown.kept.filter(({ text }) => text !== toast.text);
  set({ toasts: [...shown.toasts, { ...toast, id }], kept });
  release(id);
}

/** The text that tells a person about a thrown value: its message, or a general sentence. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error || words.failed;
  return (error instanceof Error && error.message) || words.failed;
}

type Telling = {
  /** The page shows the same text itself. */
  alsoInPage?: boolean;
  /** What failed, which is told before why. */
  before?: string | undefined;
  /** The refusal by which the error leads on, if not the problem itself. */
  after?: unknown;
};
/** Short messages at the top right, for three seconds. The page needs one `<Toasts/>`. */
export const toast = {
  success: (text: string, action?: ToastAction) => show({ kind: 'success', text, action }),
  error(problem: unknown, { alsoInPage = false, before, after = problem }: Telling = {}) {
    const text = messageOf(problem);
    show({ kind: 'error', text: before ? words.pair(before, text) : text, alsoInPage, way: wayAfter(after) });
  },
};

/** Calls the listener whenever the toasts change; returns the function that unsubscribes it. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** The toasts and kept errors at the moment. */
export const current = () => shown;
