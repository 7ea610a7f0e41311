import { Box, Typography } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatNumber, pair, shortDate, shortDay } from '../../../web-kit/format.ts';
import { type Day, everyDay, linesOf } from './days.ts';
import { Figure, still } from './Figure.tsx';
import { texts } from './texts.ts';

const days = 30;
const t = texts.logins;
/** A UTC day at noon, which is the same day in nearly every time zone. */
const noon = (day: string) => `${day}T12:00:00Z`;

/** What is said of a day of the first line: nothing of today, of which the second line says it. */
const ofDay = (count: number | null) => (count === null ? null : formatNumber(count));
/** What is said of a day of the second line: of the one at which it begins, the first line says it. */
const ofToday = (count: number | null, { dataIndex }: { dataIndex: number }) =>
  dataIndex === days - 1 ? ofDay(count) : null;
const line = { color: 'var(--brand)', showMark: false, curve: 'linear' } as const;

/** Sign-ins by day of the last thirty days as a line, and as a table for those who want the numbers. */
export default function Logins({ label, counted }: { label: string; counted: readonly Day[] }) {
  const shown = everyDay(counted, days);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  if (!total) return <Typography sx={{ color: 'text.secondary' }}>{t.none}</Typography>;
  const most = Math.max(...shown.map(({ count }) => count));
  const summary = `${t.all(formatNumber(total), formatNumber(most))} ${t.dashed}`;
  const { over, soFar } = linesOf(shown);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {summary}
      </Typography>
      <Figure label={pair(label, summary)}>
        <LineChart
          {...still}
          height={260}
          margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
          xAxis={[{ data: shown.map(({ day }) => shortDay(noon(day))), scaleType: 'point', label: t.date }]}
          yAxis={[{ min: 0, tickMinStep: 1, label: t.count }]}
          series={[
            { ...line, data: over, valueFormatter: ofDay },
            { ...line, data: soFar, id: 'soFar', valueFormatter: ofToday },
          ]}
          sx={{ '& path[data-series="soFar"]': { strokeDasharray: '4 4' } }}
          grid={{ horizontal: true }}
        />
      </Figure>
      <Numbers days={shown.filter(({ count }) => count > 0)} today={shown.at(-1)?.day} />
    </>
  );
}

function Numbers({ days, today }: { days: readonly Day[]; today: string | undefined }) {
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', py: 0.5 }}>
        {t.numbers}
      </Box>
      <Box component="table" sx={{ '& th, & td': { textAlign: 'start', paddingInlineEnd: 4, py: 0.25 } }}>
        <thead>
          <tr>
            <th scope="col">{t.date}</th>
            <th scope="col">{t.count}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <td>{day === today ? t.soFar(shortDate(noon(day))) : shortDate(noon(day))}</td>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
