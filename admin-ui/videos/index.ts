import { lazy } from 'react';
import { texts } from '../texts.ts';

export const videos = {
  name: 'videos',
  options: { label: texts.tabs.videos },
  list: lazy(() => import('./VideoList.tsx')),
};
