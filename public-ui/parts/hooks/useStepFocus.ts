import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the top of a form when its step changes, because the button that led on is gone: whoever uses the
 * keyboard would begin at the top of the page again. The first step leaves the focus where it is.
 */
export function useStepFocus(step: unknown): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) top.current?.focus();
    before.current = step;
  }, [step]);
  return top;
}
