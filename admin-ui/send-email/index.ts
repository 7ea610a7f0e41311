import { lazy } from 'react';
import { texts } from '../texts.ts';

/** A page rather than a list; as a resource it has its tab and its guard like the others. */
export const sendEmail = {
  name: 'send-email',
  options: { label: texts.tabs.sendEmail },
  list: lazy(() => import('./SendEmail.tsx')),
};
