import { Component, type ReactNode } from 'react';
import { isStaleCode, reloadWhenOnline, staleCodeText } from '../../web-kit/openTab/staleCode.ts';
import { words } from '../base/words.ts';
import { Failed } from '../parts/Failed.tsx';

type Props = { children: ReactNode };

/**
 * Confines the failure of a page, so that the console around it stays. A page whose code could not be loaded reloads by
 * itself, once the network is there.
 */
export class Boundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };
  #stop = () => {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override componentDidCatch(error: Error) {
    if (isStaleCode(error)) this.#stop = reloadWhenOnline();
  }
  override componentWillUnmount() {
    this.#stop();
  }
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const message = isStaleCode(error) ? staleCodeText() : words.wrong;
    return <Failed message={message} onRetry={() => window.location.reload()} />;
  }
}
