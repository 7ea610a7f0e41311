import type { ReactNode } from 'react';

/** Reports success and the next step. */
export function Done({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="centre" role="status">
      <svg className="picture picture-done" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r="26" />
        <path d="m20 33 9 9 16-18" />
      </svg>
      <p className="lead">{title}</p>
      {children}
    </div>
  );
}
