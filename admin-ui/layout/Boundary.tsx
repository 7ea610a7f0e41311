import { Component, type ReactNode } from 'react';
import { texts } from '../texts.ts';
import { Failed } from './Failed.tsx';

type Props = { children: ReactNode };

/** Confines the failure of a page, also one whose code could not be loaded, so that the console around it stays. */
export class Boundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    if (!this.state.error) return this.props.children;
    return <Failed message={texts.wrong} onRetry={() => window.location.reload()} />;
  }
}
