import { Component, type ReactNode } from 'react';
import { Failed } from './Failed.tsx';

/**
 * Confines the failure of a page, also one whose code could not be loaded: the menu stays, and a retry reloads the
 * page.
 */
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
