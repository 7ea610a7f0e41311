import { BarChart } from '@mui/x-charts/BarChart';
import { Figure, still } from './Figure.tsx';

/** Pixels of one character of a name, and of the space beside it. */
const [character, beside] = [7.5, 16];

/** Counts by name as bars. The page shows the numbers as text too. */
export default function Bars({ label, counts }: { label: string; counts: Record<string, number> }) {
  const names = Object.keys(counts);
  const longest = Math.max(...names.map(({ length }) => length));
  return (
    <Figure label={label}>
      <BarChart
        {...still}
        height={200}
        layout="horizontal"
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        yAxis={[
          { data: names, scaleType: 'band', categoryGapRatio: 0.4, width: longest * character + beside },
        ]}
        xAxis={[{ min: 0, tickMinStep: 1 }]}
        series={[{ data: Object.values(counts), color: 'var(--brand)' }]}
        grid={{ vertical: true }}
      />
    </Figure>
  );
}
