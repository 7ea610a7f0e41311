import { Component, type ReactNode } from 'react';
import { texts } from '../texts.ts';
import { Failed } from './Failed.tsx';

type Props = { children: ReactNode };

/** Keeps a page that breaks from taking the console with it: also one whose code did not arrive. */
export class Boundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    if (!this.state.error) return this.props.children;
    return <Failed message={texts.wrong} onRetry={() => window.location.reload()} />;
  }
}
