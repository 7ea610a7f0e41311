import { type ReactNode, useEffect, useRef } from 'react';
import { hasMoved } from '../router.tsx';
import { words } from '../words.ts';

type Props = {
  title: string;
  children?: ReactNode;
  className?: string;
  /** Whether it takes the focus here too, because what had it is gone. */
  focus?: boolean;
};

/**
 * The page's heading. It sets the document's title, and takes the focus when the person came here from another page.
 */
export function Heading({ title, children, className, focus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${words.brand}`;
    if (focus || hasMoved()) heading.current?.focus();
  }, [title, focus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
