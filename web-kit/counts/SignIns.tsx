import { Box, Typography } from '@mui/material';
import { Choice } from '../form/Choice.tsx';
import { formatNumber } from '../format.ts';
import { Columns } from './Columns.tsx';
import { Behind, CountTable } from './CountTable.tsx';
import {
  type Counted,
  choices,
  csvOf,
  failed,
  type Linked,
  longLabel,
  onGoing,
  type Period,
  reasonsIn,
  type SignInEnd,
  shortLabel,
  spanOf,
  succeeded,
} from './counted.ts';
import { reasons } from './outcomes.ts';
import { texts as t } from './texts.ts';

/** The choice of the period. */
export function PeriodChoice({ period, choose }: { period: Period; choose: (period: Period) => void }) {
  return (
    <Choice
      fullWidth={false}
      label={t.period}
      value={period}
      options={choices.map(({ value, label }) => [value, label])}
      onChange={choose}
      sx={{ minWidth: 180 }}
    />
  );
}

type Props = {
  counted: Counted;
  /** Leads a number to the list of what it counts. */
  linked?: Linked;
};
const unlinked: Linked = (number) => number;
/** How sign-ins went in a period and in the one before: numbers, a chart, and the same as a table and a file. */
export function SignIns({ counted, linked = unlinked }: Props) {
  const { now } = counted;
  const [good, bad] = [succeeded(now.total), failed(now.total)];
  return (
    <>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0 }}>
        <Figure {...{ counted, linked }} name={t.signedIn} outcome="signedIn" colour="var(--brand)" />
        <Figure {...{ counted, linked }} name={t.failed} outcome="missed" colour="var(--bad)" />
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
      <Reasons {...{ counted, linked }} />
      <Numbers {...{ counted, linked }} />
    </>
  );
}

type FigureProps = Required<Props> & { name: string; outcome: 'signedIn' | 'missed'; colour: string };
function Figure({ counted: { now, before }, linked, name, outcome, colour }: FigureProps) {
  const of = outcome === 'signedIn' ? succeeded : failed;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <Typography component="dt" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="span"
          className="drawn"
          aria-hidden
          sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: colour }}
        />
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 700 }}>
        {linked(formatNumber(of(now.total)), { outcome, span: onGoing(now) })}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
        {linked(t.before(formatNumber(of(before.total))), { outcome, span: before })}
      </Typography>
    </Box>
  );
}

/** Why people did not sign in, now and before. */
function Reasons({ counted, linked }: Required<Props>) {
  const found = reasonsIn(counted);
  const spans = [onGoing(counted.now), counted.before] as const;
  if (!found.length) return null;
  return (
    <CountTable
      label={t.reasons}
      heads={[t.reason, t.reasonNow, t.reasonBefore]}
      rows={found.map(({ end, now, before }) => ({ key: end, name: t.ends[end], counts: [now, before] }))}
      linked={(number, end, column) =>
        linked(number, { outcome: end as SignInEnd, span: spans[column] ?? spans[0] })
      }
      maxWidth={480}
    />
  );
}

/** The chart's numbers as a table, and as a file with those of the period before. */
function Numbers({ counted, linked }: Required<Props>) {
  const { step, now } = counted;
  const ends = ['signedIn' as const, ...reasons.filter((end) => now.total[end])];
  return (
    <Behind summary={t.table} file="sign-ins.csv" csv={() => csvOf(counted)}>
      <CountTable
        label={t.signedIn}
        heads={[t.when[step], ...ends.map((end) => t.ends[end])]}
        rows={now.steps.map(({ from, counts }) => ({
          key: from,
          name: longLabel(step, from),
          counts: ends.map((end) => counts[end] ?? 0),
        }))}
        linked={(number, from, column) =>
          linked(number, { outcome: ends[column] ?? 'signedIn', span: spanOf(counted, from) })
        }
        maxWidth={720}
      />
    </Behind>
  );
}
