import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useWhyNot } from '../../web-kit/commands/whyNot.ts';
import { useStore } from '../../web-kit/session.ts';
import { left } from '../base/left.ts';
import { signInAt } from '../base/origin.ts';
import type { Page } from '../base/page.ts';
import { paths, purposeOf } from '../base/paths.ts';
import { hadSession, organisationQuery, returning, sessionQuery, useIds } from '../base/session.ts';
import { words } from '../base/words.ts';
import { Loading } from '../parts/page/Loading.tsx';
import { Pending } from '../parts/page/Pending.tsx';
import { isExpired } from './banner.ts';
import { Left } from './Left.tsx';
import { texts } from './texts.ts';

/**
 * Shows a page to signed-in operators. Everybody else is sent to the main site's sign-in, which returns to the same
 * address.
 */
export function Guard({ path, under, Screen, renews }: Pick<Page, 'path' | 'under' | 'Screen' | 'renews'>) {
  const barred = useWhyNot(purposeOf(path));
  const { data, error, refetch } = useQuery(sessionQuery);
  const leftWith = useStore(left);
  const operator = data?.role === 'operator';
  useEffect(() => {
    if (operator) hadSession.set(true);
  }, [operator]);
  if (leftWith) return <Left {...leftWith} />;
  if (operator && barred !== undefined) return <Barred why={barred} />;
  if (operator)
    return (
      <>
        {under && <Back to={under} />}
        {renews ? <Screen /> : <Paid Screen={Screen} />}
      </>
    );
  if (data) return <Leaving barred={data.barred} />;
  return <Pending error={error} onRetry={refetch} />;
}

/** Leads to the page of the menu that a page belongs to. */
const Back = ({ to }: { to: string }) => (
  <Button
    component={Link}
    to={to}
    size="small"
    startIcon={<ArrowBack />}
    sx={{ marginInlineStart: -0.5, mb: 1 }}
  >
    {words.back}
  </Button>
);

/** Says why a page is out of reach for the role, and leads to those who may do it or change the role. */
function Barred({ why }: { why: string }) {
  const team = (
    <Button component={Link} to={paths.team} color="inherit" size="small">
      {texts.pages[paths.team]}
    </Button>
  );
  return (
    <Alert severity="info" action={team}>
      {why}
    </Alert>
  );
}

/** Shows a page unless the subscription has ended; then it leads to where that can be renewed. */
function Paid({ Screen }: { Screen: ComponentType }) {
  const { uniqueId } = useIds();
  const { data } = useQuery({ ...organisationQuery(uniqueId), enabled: uniqueId !== '' });
  return isExpired(data) ? <Navigate to={paths.expired} replace /> : <Screen />;
}

function Leaving({ barred }: { barred: string | null }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    returning.set(pathname + search);
    location.replace(signInAt(pathname + search, { ended: barred ?? (hadSession.get() ? '1' : '') }));
  }, [pathname, search, barred]);
  return <Loading text={texts.leaving} />;
}
