import { useEffect } from 'react';
import { tellStep } from '../../../web-kit/passkeys/steps.ts';

/** Counts that a page offers to use a passkey of this device, or to make one, once while it shows that. */
export function useOffered(ceremony: Parameters<typeof tellStep>[0] | null) {
  useEffect(() => {
    if (ceremony) tellStep(ceremony, 'offered');
  }, [ceremony]);
}
