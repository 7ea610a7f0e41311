import { Component, type ReactNode } from 'react';
import { isStaleCode, reloadWhenOnline, staleCodeText } from '../../web-kit/openTab/staleCode.ts';
import { Failed } from '../parts/page/Failed.tsx';

/**
 * Confines the failure of a page: the menu stays, and a retry reloads the page. One whose code could not be loaded
 * reloads by itself, once the network is there.
 */
export class Crash extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };
  #stop = () => {};
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override componentDidCatch(error: unknown) {
    if (isStaleCode(error)) this.#stop = reloadWhenOnline();
  }
  override componentWillUnmount() {
    this.#stop();
  }
  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <Failed error={isStaleCode(error) ? staleCodeText() : error} onRetry={() => location.reload()} />;
  }
}
