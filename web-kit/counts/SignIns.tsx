import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import {
  Box,
  Button,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { save } from '../table/csv.ts';
import { Columns } from './Columns.tsx';
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
          label={t.chart(good.toLocaleString(), bad.toLocaleString())}
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
        {linked(count.toLocaleString())}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
        {t.before(before.toLocaleString())}
      </Typography>
    </Box>
  );
}

/** Why people did not sign in, now and before. */
function Reasons({ counted }: { counted: Counted }) {
  const found = reasonsIn(counted);
  if (!found.length) return null;
  return (
    <TableContainer sx={{ maxWidth: 480, mt: 1 }}>
      <Table size="small" aria-label={t.reasons}>
        <TableHead>
          <TableRow>
            <TableCell>{t.reason}</TableCell>
            <TableCell align="right">{t.reasonNow}</TableCell>
            <TableCell align="right">{t.reasonBefore}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.map(({ end, now, before }) => (
            <TableRow key={end}>
              <TableCell>{t.ends[end]}</TableCell>
              <TableCell align="right">{now.toLocaleString()}</TableCell>
              <TableCell align="right">{before.toLocaleString()}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The chart's numbers as a table, and as a file with those of the period before. */
function Numbers({ counted }: { counted: Counted }) {
  const { step, now } = counted;
  const ends = reasons.filter((end) => now.total[end]);
  const download = () => save('sign-ins.csv', new Blob([csvOf(counted)], { type: 'text/csv;charset=utf-8' }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mt: 1 }}>
      <Box component="details" sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', py: 0.75 }}>
          {t.table}
        </Box>
        <TableContainer>
          <Table size="small" aria-label={t.signedIn} sx={{ maxWidth: 720 }}>
            <TableHead>
              <TableRow>
                <TableCell>{t.when[step]}</TableCell>
                <TableCell align="right">{t.signedIn}</TableCell>
                {ends.map((end) => (
                  <TableCell key={end} align="right">
                    {t.ends[end]}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {now.steps.map(({ from, counts }) => (
                <TableRow key={from}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{longLabel(step, from)}</TableCell>
                  <TableCell align="right">{succeeded(counts).toLocaleString()}</TableCell>
                  {ends.map((end) => (
                    <TableCell key={end} align="right">
                      {(counts[end] ?? 0).toLocaleString()}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Box>
      <Button size="small" startIcon={<FileDownloadOutlined />} onClick={download}>
        {t.csv}
      </Button>
    </Box>
  );
}
