import { Component, type ReactNode } from 'react';
import { texts } from './texts.ts';

/** Offers a reload when a page crashes or its chunk cannot be loaded. React requires a class for this. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="centre" role="alert">
        <h1>{texts.crashed}</h1>
        <p className="soft">{texts.crashedHint}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {texts.reload}
        </button>
      </main>
    );
  }
}
