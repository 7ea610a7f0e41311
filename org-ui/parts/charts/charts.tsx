import { Skeleton } from '@mui/material';
import { type ComponentProps, lazy, Suspense } from 'react';
import { texts } from './texts.ts';

const LazyBars = lazy(() => import('./Bars.tsx'));
const LazyDoughnut = lazy(() => import('./Doughnut.tsx'));
const LazyLogins = lazy(() => import('./Logins.tsx'));

const Coming = () => <Skeleton role="status" aria-label={texts.coming} variant="rounded" height={200} />;

// The library that draws charts is as large as the rest of the console, so it is loaded by those who see a chart.
export const Bars = (props: ComponentProps<typeof LazyBars>) => (
  <Suspense fallback={<Coming />}>
    <LazyBars {...props} />
  </Suspense>
);
export const Doughnut = (props: ComponentProps<typeof LazyDoughnut>) => (
  <Suspense fallback={<Coming />}>
    <LazyDoughnut {...props} />
  </Suspense>
);
export const Logins = (props: ComponentProps<typeof LazyLogins>) => (
  <Suspense fallback={<Coming />}>
    <LazyLogins {...props} />
  </Suspense>
);
