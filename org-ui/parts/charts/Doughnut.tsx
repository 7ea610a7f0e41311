import { Box, Typography } from '@mui/material';
import { PieChart } from '@mui/x-charts/PieChart';
import { formatNumber, formatPercent, pair } from '../../../web-kit/format.ts';
import { Figure, still } from './Figure.tsx';
import { coloursOf, groupName } from './groups.ts';
import { sharesOf } from './shares.ts';
import { texts } from './texts.ts';

const size = 180;

/** The shares of platforms or browsers as a ring, with the numbers beside it. */
export default function Doughnut({ label, parts }: { label: string; parts: Record<string, number> }) {
  const counted = sharesOf(parts);
  const colours = coloursOf(counted.map(({ name }) => name));
  const shares = counted.map((share, at) => ({
    ...share,
    name: groupName(share.name),
    colour: colours[at]!,
  }));
  if (!shares.length) return <Typography>{texts.none}</Typography>;
  const data = shares.map(({ name, count, colour }) => ({
    id: name,
    value: count,
    label: name,
    color: colour,
  }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
      <Figure label={label} width={size}>
        <PieChart
          {...still}
          width={size}
          height={size}
          margin={0}
          series={[{ data, innerRadius: '64%', outerRadius: '98%' }]}
        />
      </Figure>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shares.map(({ name, count, percent, colour }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.25 }}>
            <Box
              className="drawn"
              aria-hidden
              sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: colour }}
            />
            {pair(name, `${formatNumber(count)} (${formatPercent(percent)})`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
