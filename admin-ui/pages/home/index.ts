import { lazy } from 'react';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

export const home: Resource = {
  name: 'home',
  options: { label: texts.tab },
  list: lazy(() => import('./HomePage.tsx')),
};
