import { lazy } from 'react';
import { texts } from '../texts.ts';

export const plans = {
  name: 'plans',
  options: { label: texts.tabs.plans },
  list: lazy(() => import('./PlanList.tsx')),
};
