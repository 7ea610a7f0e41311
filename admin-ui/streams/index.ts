import { lazy } from 'react';
import { texts } from '../texts.ts';

export const streams = {
  name: 'streams',
  options: { label: texts.tabs.streams },
  list: lazy(() => import('./StreamList.tsx')),
  show: lazy(() => import('./StreamShow.tsx')),
};
