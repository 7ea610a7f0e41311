import { lazy } from 'react';
import { texts } from '../texts.ts';

export const letters = {
  name: 'letters',
  options: { label: texts.tabs.letters },
  list: lazy(() => import('./LetterList.tsx')),
};
