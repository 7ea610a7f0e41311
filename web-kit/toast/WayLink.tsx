import type { MouseEvent } from 'react';
import { followed, type Way } from '../domain/ways.ts';

type WayLinkProps = { way: Way; className?: string; onFollowed: () => void };
/** Leads on after an error. `onFollowed` is called when it was followed in the app, and not beside it. */
export function WayLink({ way, className, onFollowed }: WayLinkProps) {
  const follow = (event: MouseEvent) => {
    const opensBeside = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (opensBeside || !followed(way)) return;
    event.preventDefault();
    onFollowed();
  };
  return (
    <a
      className={className}
      href={way.to}
      onClick={follow}
      {...(way.elsewhere && { target: '_blank', rel: 'noreferrer' })}
    >
      {way.label}
    </a>
  );
}
