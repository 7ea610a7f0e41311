import { Box, Button, CircularProgress } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { listOf } from '../../base/addresses.ts';
import { logWords } from '../../base/logWords.ts';
import { words } from '../../base/words.ts';
import { Actor } from '../../parts/Actor.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { Time } from '../../parts/values/Time.tsx';
import type { AuditRow } from '../audit/index.ts';
import { Part } from './Part.tsx';
import { texts } from './texts.ts';

const { page: t } = texts;
const newest = { pagination: { page: 1, perPage: 8 }, sort: { field: 'createdAt', order: 'DESC' } } as const;

/** What happened last in an organisation, and by whom. */
export function Recent({ organisationId }: { organisationId: string }) {
  const filter = { organisationId };
  const { data, error, refetch } = useGetList<AuditRow>('audit', { ...newest, filter });
  const action = (
    <Button component={Link} to={listOf('audit', filter)}>
      {t.audit}
    </Button>
  );
  return (
    <Part title={t.recent} action={action}>
      {error && <Failed message={error.message} onRetry={() => refetch()} />}
      {!data && !error && <CircularProgress size={24} aria-label={words.loading} />}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.75 },
              borderTop: '1px solid var(--line)',
            }}
          >
            <Time at={row.createdAt} />
            <Box sx={{ marginInlineEnd: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
              {logWords.event(row.action)}
            </Box>
            <Actor role={row.actorRole} id={row.actorId} />
          </Box>
        ))}
      </Box>
    </Part>
  );
}
