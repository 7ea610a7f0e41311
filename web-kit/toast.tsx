import { useSyncExternalStore } from 'react';
import './toast.css';

type Toast = { id: number; kind: 'success' | 'error'; text: string };

/** How long a toast stays, in milliseconds. */
const shownFor = 3000;
const fallback = 'Something went wrong.';

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();
function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const dismiss = (id: number) => set(toasts.filter((toast) => toast.id !== id));

function show(kind: Toast['kind'], text: string) {
  const id = ++last;
  set([...toasts, { id, kind, text }]);
  setTimeout(() => dismiss(id), shownFor);
}

/** What to tell a person about something thrown: its message, else the general sentence. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error || fallback;
  return (error instanceof Error && error.message) || fallback;
}

/** Short news at the top right, for three seconds. They need one `<Toasts/>` on the page. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (problem: unknown) => show('error', messageOf(problem)),
};

function Stack({ kind }: { kind: Toast['kind'] }) {
  const mine = useSyncExternalStore(subscribe, () => toasts).filter((one) => one.kind === kind);
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className="toast-stack">
      {mine.map(({ id, text }) => (
        <div key={id} className={`toast toast-${kind}`}>
          <span className="toast-text">{text}</span>
          <button type="button" className="toast-close" aria-label="Dismiss" onClick={() => dismiss(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}

/** Where toasts appear. Both live regions always exist, so that screen readers hear what is put in. */
export function Toasts() {
  return (
    <div className="toasts">
      <Stack kind="error" />
      <Stack kind="success" />
    </div>
  );
}
