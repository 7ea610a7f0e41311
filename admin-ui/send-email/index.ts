import { lazy } from 'react';
import { texts } from '../texts.ts';

/** A page rather than a list. Being a resource gives it a tab and the same guard as the others. */
export const sendEmail = {
  name: 'send-email',
  options: { label: texts.tabs.sendEmail },
  list: lazy(() => import('./SendEmail.tsx')),
};
