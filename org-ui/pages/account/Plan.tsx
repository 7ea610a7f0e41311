import {
  Box,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material';
import { formatNumber } from '../../../web-kit/format.ts';
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
        <TableContainer sx={{ mt: 2 }} tabIndex={0} role="region" aria-label={t.what}>
          <Table size="small" aria-label={t.title}>
            <TableHead>
              <TableRow>
                <TableCell>{t.what}</TableCell>
                <TableCell align="right">{t.used}</TableCell>
                <TableCell align="right">{t.total}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
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
            </TableBody>
          </Table>
        </TableContainer>
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
