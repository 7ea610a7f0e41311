import { Failed, type FailedProps } from './Failed.tsx';
import { Loading } from './Loading.tsx';

/** Stands in place of what a page reads: that it is being read, or why it could not be. */
export const Pending = ({ error, ...failed }: FailedProps) =>
  error ? <Failed error={error} {...failed} /> : <Loading />;
