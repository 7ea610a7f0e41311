import { words } from '../words.ts';

/** A spinner with its text, for a page or a part of one. */
export function Loading({ text = words.loading }: { text?: string }) {
  return (
    <div className="centre" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="soft">{text}</span>
    </div>
  );
}

/** A failed load: the message and a button that tries again. */
export function Failed({ message, retry }: { message: string; retry: () => void }) {
  return (
    <div className="centre" role="alert">
      <p>{message}</p>
      <button type="button" className="button button-quiet" onClick={retry}>
        {words.retry}
      </button>
    </div>
  );
}
