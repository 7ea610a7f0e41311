import { Box, MenuItem, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatNumber } from '../format.ts';
import { Columns } from './Columns.tsx';
import { Behind, CountTable } from './CountTable.tsx';
import {
  type Counted,
  choices,
  csvOf,
  failed,
  longLabel,
  type Period,
  reasons,
  reasonsIn,
  shortLabel,
  succeeded,
} from './counted.ts';
import { texts as t } from './texts.ts';

/** The choice of the period. */
export function PeriodChoice({ period, choose }: { period: Period; choose: (period: Period) => void }) {
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={t.period}
      value={period}
      onChange={({ target }) => choose(target.value as Period)}
      sx={{ minWidth: 180 }}
    >
      {choices.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

type Props = {
  counted: Counted;
  /** Leads a number to the list of what it counts. */
  linked?: (number: ReactNode) => ReactNode;
};
/** How sign-ins went in a period and in the one before: numbers, a chart, and the same as a table and a file. */
export function SignIns({ counted, linked = (number) => number }: Props) {
  const { now, before } = counted;
  const of = (count: (total: Counted['now']['total']) => number) => [count(now.total), count(before.total)];
  const [good = 0, goodBefore = 0] = of(succeeded);
  const [bad = 0, badBefore = 0] = of(failed);
  return (
    <>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0 }}>
        <Figure name={t.signedIn} count={good} before={goodBefore} linked={linked} colour="var(--brand)" />
        <Figure name={t.failed} count={bad} before={badBefore} linked={linked} colour="var(--bad)" />
      </Box>
      {good + bad === 0 ? (
        <Typography sx={{ color: 'text.secondary', my: 2 }}>{t.none}</Typography>
      ) : (
        <Columns
          label={t.chart(formatNumber(good), formatNumber(bad))}
          columns={now.steps.map(({ from, counts }) => ({
            key: from,
            label: shortLabel(counted.step, from),
            parts: [
              { count: succeeded(counts), colour: 'var(--brand)' },
              { count: failed(counts), colour: 'var(--bad)' },
            ],
          }))}
        />
      )}
      <Reasons counted={counted} />
      <Numbers counted={counted} />
    </>
  );
}

type FigureProps = {
  name: string;
  count: number;
  before: number;
  colour: string;
  linked: NonNullable<Props['linked']>;
};
function Figure({ name, count, before, colour, linked }: FigureProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <Typography component="dt" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="span"
          aria-hidden
          sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: colour }}
        />
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 700 }}>
        {linked(formatNumber(count))}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
        {t.before(formatNumber(before))}
      </Typography>
    </Box>
  );
}

/** Why people did not sign in, now and before. */
function Reasons({ counted }: { counted: Counted }) {
  const found = reasonsIn(counted);
  if (!found.length) return null;
  return (
    <CountTable
      label={t.reasons}
      heads={[t.reason, t.reasonNow, t.reasonBefore]}
      rows={found.map(({ end, now, before }) => ({ key: end, name: t.ends[end], counts: [now, before] }))}
      maxWidth={480}
    />
  );
}

/** The chart's numbers as a table, and as a file with those of the period before. */
function Numbers({ counted }: { counted: Counted }) {
  const { step, now } = counted;
  const ends = reasons.filter((end) => now.total[end]);
  return (
    <Behind summary={t.table} file="sign-ins.csv" csv={() => csvOf(counted)}>
      <CountTable
        label={t.signedIn}
        heads={[t.when[step], t.signedIn, ...ends.map((end) => t.ends[end])]}
        rows={now.steps.map(({ from, counts }) => ({
          key: from,
          name: longLabel(step, from),
          counts: [succeeded(counts), ...ends.map((end) => counts[end] ?? 0)],
        }))}
        maxWidth={720}
      />
    </Behind>
  );
}
