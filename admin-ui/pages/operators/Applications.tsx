import { CircularProgress, TableCell, TableRow, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { formatNumber } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import { PlainTable } from '../../../web-kit/table/PlainTable.tsx';
import { words } from '../../base/words.ts';
import { Failed } from '../../parts/Failed.tsx';
import { Status } from '../../parts/values/Status.tsx';
import { Time } from '../../parts/values/Time.tsx';
import type { ApplicationRow } from './index.ts';
import { texts } from './texts.ts';

const { details } = texts;
const query = { sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: 1000 } } as const;

type ApplicationsProps = { organisationId: string; heading?: string };
/** The applications of an organisation, one per line. */
export function Applications({ organisationId, heading = details.heading }: ApplicationsProps) {
  const found = useGetList<ApplicationRow>('applications', { ...query, filter: { organisationId } });
  return (
    <>
      <Typography variant="subtitle1" component="h2">
        {heading}
      </Typography>
      <Content {...found} heading={heading} />
    </>
  );
}

type Found = ReturnType<typeof useGetList<ApplicationRow>>;

type ContentProps = Pick<Found, 'data' | 'error' | 'refetch'> & { heading: string };
function Content({ data, error, refetch, heading }: ContentProps) {
  if (error) return <Failed message={error.message} onRetry={() => refetch()} />;
  if (!data) return <CircularProgress size={24} aria-label={words.loading} />;
  if (!data.length) return <Typography color="textSecondary">{details.none}</Typography>;
  return (
    <PlainTable label={heading} heads={[details.name, details.registered, details.users, words.status.label]}>
      {data.map((row) => (
        <Line key={row.id} row={row} />
      ))}
    </PlainTable>
  );
}

function Line({ row }: { row: ApplicationRow }) {
  return (
    <TableRow>
      <TableCell data-label={details.name}>
        <Breaking>{row.name}</Breaking>
      </TableCell>
      <TableCell data-label={details.registered}>
        <Time at={row.createdAt} />
      </TableCell>
      <TableCell data-label={details.users}>{formatNumber(row.userCount)}</TableCell>
      <TableCell data-label={words.status.label}>
        <Status suspended={row.suspended} />
      </TableCell>
    </TableRow>
  );
}
