import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import { signInAt } from '../base/origin.ts';
import { hadSession, returning, sessionQuery } from '../base/session.ts';
import { Failed } from '../parts/page/Failed.tsx';
import { Loading } from '../parts/page/Loading.tsx';
import { texts } from './texts.ts';

/**
 * Shows a page to signed-in operators. Everybody else is sent to the main site's sign-in, which returns to the same
 * address.
 */
export function Guard({ Screen }: { Screen: ComponentType }) {
  const { data, error, refetch } = useQuery(sessionQuery);
  const operator = data?.role === 'operator';
  useEffect(() => {
    if (operator) hadSession.set(true);
  }, [operator]);
  if (operator) return <Screen />;
  if (data) return <Leaving />;
  return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
}

function Leaving() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    returning.set(pathname + search);
    location.replace(signInAt(pathname + search, { ended: hadSession.get() }));
  }, [pathname, search]);
  return <Loading text={texts.leaving} />;
}
