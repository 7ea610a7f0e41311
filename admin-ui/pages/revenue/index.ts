import { lazy } from 'react';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

export const revenue: Resource = {
  name: 'revenue',
  options: { label: texts.tab },
  list: lazy(() => import('./RevenuePage.tsx')),
};
