import { useEffect, useSyncExternalStore } from 'react';
import { current, dismiss, hold, moveOn, release, subscribe, type Toast } from './toasts.ts';
import './toast.css';
import { words } from '../words.ts';
import { WayLink } from './WayLink.tsx';

export { messageOf, moveOn, toast } from './toasts.ts';

const Cross = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
    <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
  </svg>
);

function Note({ toast: { id, kind, text, action, way }, look }: { toast: Toast; look: string }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only pauses its timer
    <div
      className={`${look} toast-${kind === 'error' ? 'bad' : 'good'}`}
      onMouseEnter={() => hold(id)}
      onMouseLeave={() => release(id)}
      onFocus={() => hold(id)}
      onBlur={() => release(id)}
    >
      <span className="toast-text">{text}</span>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      {way && <WayLink className="toast-action" way={way} onFollowed={() => dismiss(id)} />}
      <button
        type="button"
        className="toast-close"
        aria-label={words.toasts.dismiss}
        onClick={() => dismiss(id)}
      >
        <Cross />
      </button>
    </div>
  );
}

function Stack({ kind }: { kind: Toast['kind'] }) {
  const { toasts } = useSyncExternalStore(subscribe, current);
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className="toast-stack">
      {toasts
        .filter((one) => one.kind === kind)
        .map((one) => (
          <Note key={one.id} toast={one} look={`toast toast-${kind}`} />
        ))}
    </div>
  );
}

/** Errors whose toast has closed. They were announced when it appeared, so this is no live region. */
function Kept() {
  const { kept } = useSyncExternalStore(subscribe, current);
  if (!kept.length) return null;
  return (
    <section className="kept-errors" aria-label={words.toasts.errors}>
      {kept.map((one) => (
        <Note key={one.id} toast={one} look="kept-error" />
      ))}
    </section>
  );
}

/**
 * Where toasts appear, with undismissed errors below the page. Both live regions always exist, because screen readers
 * announce only what is added to an existing one. A form that is sent again begins without what it failed of before.
 */
export function Toasts() {
  useEffect(() => {
    addEventListener('submit', moveOn);
    return () => removeEventListener('submit', moveOn);
  }, []);
  return (
    <>
      <div className="toasts">
        <Stack kind="error" />
        <Stack kind="success" />
      </div>
      <Kept />
    </>
  );
}
