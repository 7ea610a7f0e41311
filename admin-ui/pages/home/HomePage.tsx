import { Box, Card, CardContent, List, ListItem, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { namedIn, periodIn } from '../../../web-kit/counts/counted.ts';
import { PeriodChoice } from '../../../web-kit/counts/SignIns.tsx';
import { formatNumber } from '../../../web-kit/format.ts';
import { read } from '../../../web-kit/read.ts';
import { countLimit } from '../../../web-kit/table/limits.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { endingLicences, endingSubscriptions, failedCharges, listOf } from '../../base/addresses.ts';
import { words } from '../../base/words.ts';
import { useLogoutOn } from '../../data/useLogoutOn.ts';
import { Failed } from '../../parts/Failed.tsx';
import { Numbers } from '../../parts/Numbers.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { Time } from '../../parts/values/Time.tsx';
import { InSignIns, Passkeys } from './Counted.tsx';
import { Health } from './Health.tsx';
import { texts } from './texts.ts';

/** How it goes in the installation. Each number leads to the list of what it counts. */
export default function HomePage() {
  const [address, change] = useSearchParams();
  const period = periodIn(address.get('period'));
  const choose = (chosen: typeof period) => {
    const named = namedIn(chosen);
    change(named ? { period: named } : {}, { replace: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={texts.tab} />
      <Overview />
      <Part title={texts.signIns} beside={<PeriodChoice period={period} choose={choose} />}>
        <InSignIns period={period} />
      </Part>
      <Part title={texts.passkeys}>
        <Passkeys period={period} />
      </Part>
      <Part title={texts.newest}>
        <Newest />
      </Part>
      <Part title={texts.health} beside={<TextLink to="/streams">{texts.events}</TextLink>}>
        <Health />
      </Part>
    </Box>
  );
}

function Part({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} variant="outlined">
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
          <Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          {beside}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}

const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'DESC' } } as const;

/** The organisations that registered last, with how many there are. */
const newest = { ...one, pagination: { page: 1, perPage: 5 } } as const;

/** The requests that stand. Those of organisations that were deleted since stay in the list. */
const [deletions, suspensions] = [
  { type: 'DELETE', isDeleted: false },
  { type: 'SUSPENDED', isDeleted: false },
];

/** What there is and what waits, each number with the address of its list. */
function Overview() {
  const organisations = useGetList('organisations', newest);
  const people = useGetList('people', one);
  const deletion = useGetList('requests', { ...one, filter: deletions });
  const suspension = useGetList('requests', { ...one, filter: suspensions });
  const revenue = useQuery(read('GET /admin/revenue', {}));
  useLogoutOn(revenue.error);
  const { data: earned } = revenue;
  const failed = [organisations, people, deletion, suspension, revenue].filter(
    ({ data, error }) => error && !data,
  );
  const numbers = [
    [texts.organisations, organisations.total, '/organisations'],
    [texts.people, people.total, '/organisations'],
    [texts.deletion, deletion.total, listOf('requests', deletions)],
    [texts.suspension, suspension.total, listOf('requests', suspensions)],
    [texts.failed, earned?.failed.count, earned ? failedCharges(earned.failed) : '/revenue'],
    [texts.ending, earned?.ending.count, earned ? endingSubscriptions(earned.ending) : '/revenue'],
    [texts.licences, earned?.licences.count, earned ? endingLicences(earned.licences) : '/licences'],
  ] as const;
  return (
    <Box component="section" aria-label={texts.numbers}>
      {failed[0] && (
        <Failed message={messageOf(failed[0].error)} onRetry={() => failed.map(({ refetch }) => refetch())} />
      )}
      <Numbers numbers={numbers.map(([label, count, to]) => [label, written(count), to])} />
    </Box>
  );
}

/** A number of rows, as far as lists count; a dash until it is known. */
function written(count: number | undefined): string {
  if (count === undefined) return words.none;
  return count >= countLimit ? texts.atLeast(formatNumber(countLimit)) : formatNumber(count);
}

/** The organisations that registered last. */
function Newest() {
  const { data, error, refetch } = useGetList<{ id: string; name: string | null; createdAt: string }>(
    'organisations',
    newest,
  );
  if (!data)
    return error ? (
      <Failed message={messageOf(error)} onRetry={() => refetch()} />
    ) : (
      <Skeleton variant="rounded" height={120} />
    );
  if (!data.length) return <Typography color="textSecondary">{texts.noOrganisation}</Typography>;
  return (
    <List disablePadding>
      {data.map(({ id, name, createdAt }) => (
        <ListItem key={id} disableGutters sx={{ gap: 2, flexWrap: 'wrap', py: 0.5 }}>
          <TextLink to={`/organisations/${encodeURIComponent(id)}/show`}>{name || id}</TextLink>
          <Typography variant="body2" color="textSecondary">
            <Time at={createdAt} />
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}
