import { lazy } from 'react';
import { texts } from '../texts.ts';

export const operators = {
  name: 'operators',
  options: { label: texts.tabs.operators },
  list: lazy(() => import('./OperatorList.tsx')),
};
