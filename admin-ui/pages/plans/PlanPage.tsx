import { Box, Button, Chip, CircularProgress, Tooltip } from '@mui/material';
import { Title, useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { streamPage } from '../../base/addresses.ts';
import { words } from '../../base/words.ts';
import { useWrite } from '../../data/useWrite.ts';
import { Failed } from '../../parts/Failed.tsx';
import type { PlanRow } from './index.ts';
import { TermsForm } from './TermsForm.tsx';
import { texts } from './texts.ts';

const { page: t } = texts;

/** One plan: all terms on which it is sold, and its card as the pricing page shows it. */
export default function PlanPage() {
  const { id = '' } = useParams();
  const { data: row, error, refetch } = useGetOne<PlanRow>('plans', { id }, { retry: false });
  if (error) return <Failed message={(error as Error).message} onRetry={() => refetch()} />;
  if (!row) return <CircularProgress aria-label={words.loading} />;
  return (
    <>
      <Title title={row.name} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 1 }}>
        <Button component={Link} to="/plans">
          {t.back}
        </Button>
        {row.withdrawn && <Chip color="warning" variant="outlined" label={texts.states.withdrawn} />}
        <Box sx={{ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap' }}>
          <Button component={Link} to={streamPage(`plan-${row.id}`)}>
            {t.history}
          </Button>
          <Sale row={row} />
        </Box>
      </Box>
      <TermsForm key={row.id} row={row} />
    </>
  );
}

/** Takes the plan out of sale, and back. */
function Sale({ row }: { row: PlanRow }) {
  const { update } = useWrite('plans');
  if (row.id === 'free_trial')
    return (
      <Tooltip title={t.trial}>
        <span>
          <Button disabled>{t.withdraw}</Button>
        </span>
      </Tooltip>
    );
  const set = (withdrawn: boolean) => update(row, { withdrawn });
  if (row.withdrawn) return <CommandButton label={t.restore} run={() => set(false)} done={t.restored} />;
  return (
    <CommandButton
      label={t.withdraw}
      color="error"
      confirm={{ title: t.withdrawTitle, text: t.withdrawText(row.name), yes: t.withdraw }}
      run={() => set(true)}
      done={t.withdrawn}
    />
  );
}
