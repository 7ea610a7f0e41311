import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../web-kit/read.ts';
import { useIds } from '../../base/session.ts';
import { type Facts, hideSteps, hidesSteps, nextOf, type Step, stepsOf } from './steps.ts';

/**
 * The steps to the first sign-in, with the next of them; null after it, where they are hidden, and while nothing is known, so
 * that nobody sees them flash up. They help, so that a failure to read them is not worth an alert of its own.
 */
export function useSteps(): { steps: Step[]; next: Step; toTry: Facts['toTry']; hide: () => void } | null {
  const { uniqueId } = useIds();
  const [hidden, setHidden] = useState(() => hidesSteps(uniqueId));
  const { data } = useQuery({ ...read('GET /firstSteps', {}), enabled: !hidden && uniqueId !== '' });
  if (hidden || !data || data.signedIn) return null;
  const steps = stepsOf(data);
  const next = nextOf(steps)!;
  const hide = () => {
    hideSteps(uniqueId);
    setHidden(true);
  };
  return { steps, next, toTry: data.toTry, hide };
}
