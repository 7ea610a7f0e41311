import { type ComponentProps, lazy, Suspense } from 'react';
import { Loading } from '../shell/Loading.tsx';

const LazyBars = lazy(() => import('./Bars.tsx'));
const LazyDoughnut = lazy(() => import('./Doughnut.tsx'));
const LazyLogins = lazy(() => import('./Logins.tsx'));

// The library that draws charts is as large as the rest of the console, so it is loaded by those who see a chart.
export const Bars = (props: ComponentProps<typeof LazyBars>) => (
  <Suspense fallback={<Loading />}>
    <LazyBars {...props} />
  </Suspense>
);
export const Doughnut = (props: ComponentProps<typeof LazyDoughnut>) => (
  <Suspense fallback={<Loading />}>
    <LazyDoughnut {...props} />
  </Suspense>
);
export const Logins = (props: ComponentProps<typeof LazyLogins>) => (
  <Suspense fallback={<Loading />}>
    <LazyLogins {...props} />
  </Suspense>
);
