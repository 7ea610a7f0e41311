import { Box, LinearProgress, TableCell, TableRow, Tooltip, Typography } from '@mui/material';
import { formatNumber } from '../../../web-kit/format.ts';
import { PlainTable } from '../../../web-kit/table/PlainTable.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { useUsage } from '../../things/usage/UsageAlert.tsx';
import { calledPlan, countedIn, planTooltip } from './plan.ts';
import { texts } from './texts.ts';

const t = texts.plan;

/** The plan's name, its limits, and how much of each is in use. */
export function Plan({ name }: { name: string | null }) {
  const { data, error, refetch } = useUsage();
  const counted = countedIn(data?.features ?? []);
  return (
    <Section title={t.title}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t.current}
      </Typography>
      <Tooltip title={planTooltip(data?.features ?? [])} describeChild enterTouchDelay={0}>
        <Typography component="span" tabIndex={0} sx={{ fontWeight: 650 }}>
          {calledPlan(name)}
        </Typography>
      </Tooltip>
      {!data && <Pending error={error} onRetry={refetch} />}
      {data && (
        <PlainTable
          label={t.title}
          heads={[t.what, t.used, t.total]}
          numbers={2}
          around={{ label: t.what, look: { mt: 2 } }}
        >
          {counted.map(({ name, label, used, total }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {label}
                <Share used={used} total={total} label={label} />
              </TableCell>
              <TableCell align="right">{formatNumber(used)}</TableCell>
              <TableCell align="right">{formatNumber(total)}</TableCell>
            </TableRow>
          ))}
        </PlainTable>
      )}
    </Section>
  );
}

/** The used share as a bar. */
const Share = ({ used, total, label }: { used: number; total: number; label: string }) => (
  <Box sx={{ maxWidth: 240, mt: 0.5 }}>
    <LinearProgress
      aria-label={label}
      variant="determinate"
      color={used >= total ? 'warning' : 'primary'}
      value={total > 0 ? Math.min(100, (100 * used) / total) : 100}
    />
  </Box>
);
