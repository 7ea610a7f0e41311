import { Component, type ReactNode } from 'react';
import { Failed } from './Failed.tsx';

/** A page that breaks, or whose file could not be loaded, breaks alone: the menu stays, and a retry reloads. */
export class Crash extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Failed error={this.state.error} onRetry={() => location.reload()} />;
  }
}
