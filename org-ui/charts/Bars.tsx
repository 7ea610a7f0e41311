import { BarChart } from '@mui/x-charts/BarChart';
import { Figure, still } from './Figure.tsx';

const width = 480;

/** Counts by name as bars. The page shows the numbers as text too. */
export function Bars({ label, counts }: { label: string; counts: Record<string, number> }) {
  return (
    <Figure label={label} width={width}>
      <BarChart
        {...still}
        height={200}
        layout="horizontal"
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        yAxis={[{ data: Object.keys(counts), scaleType: 'band', categoryGapRatio: 0.4, width: 110 }]}
        xAxis={[{ min: 0, tickMinStep: 1 }]}
        series={[{ data: Object.values(counts), color: 'var(--brand)' }]}
        grid={{ vertical: true }}
      />
    </Figure>
  );
}
