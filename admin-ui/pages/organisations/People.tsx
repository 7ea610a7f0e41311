import { Box, Chip, CircularProgress, TableCell, TableRow } from '@mui/material';
import { useGetList } from 'react-admin';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { PlainTable } from '../../../web-kit/table/PlainTable.tsx';
import { words } from '../../base/words.ts';
import { Failed } from '../../parts/Failed.tsx';
import { Note } from '../../parts/values/Note.tsx';
import { Status } from '../../parts/values/Status.tsx';
import { Time } from '../../parts/values/Time.tsx';
import type { OperatorRow } from '../operators/index.ts';
import { OperatorActions } from '../operators/OperatorActions.tsx';
import { Part } from './Part.tsx';
import { texts } from './texts.ts';

const { columns, page: t } = texts;
const byAge = { sort: { field: 'createdAt', order: 'ASC' }, pagination: { page: 1, perPage: 100 } } as const;
const heads = [columns.name, t.phone, t.lastLogin, words.status.label, words.action];

/** The team. The actions on a member include the plan and the suspension of the whole organisation. */
export function People({ organisationId }: { organisationId: string }) {
  const { data, error, refetch } = useGetList<OperatorRow>('operators', {
    ...byAge,
    filter: { organisationId },
  });
  return (
    <Part title={t.people} hint={t.peopleHint}>
      {error && <Failed message={error.message} onRetry={() => refetch()} />}
      {!data && !error && <CircularProgress size={24} aria-label={words.loading} />}
      {data && data.length > 0 && (
        <PlainTable label={t.people} heads={heads}>
          {data.map((person) => (
            <Line key={person.id} person={person} />
          ))}
        </PlainTable>
      )}
    </Part>
  );
}

function Line({ person }: { person: OperatorRow }) {
  return (
    <TableRow>
      <TableCell data-label={columns.name}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {person.name}
          <Note>
            <Pieces text={person.username ?? words.none} />
          </Note>
          {person.isUniversityConnection && (
            <Chip size="small" sx={{ marginInlineEnd: 1 }} label={t.university} />
          )}
          {person.isFollowUpCall && <Chip size="small" color="info" label={t.followUp} />}
        </Box>
      </TableCell>
      <TableCell data-label={t.phone}>{person.phoneNumber || words.none}</TableCell>
      <TableCell data-label={t.lastLogin}>
        <Time at={person.lastLogin} />
      </TableCell>
      <TableCell data-label={words.status.label}>
        <Status suspended={person.suspended} />
      </TableCell>
      <TableCell data-label={words.action}>
        <OperatorActions row={person} />
      </TableCell>
    </TableRow>
  );
}
