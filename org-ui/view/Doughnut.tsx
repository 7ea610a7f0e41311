import { Box } from '@mui/material';

const colours = [
  'var(--brand)',
  'var(--accent)',
  'var(--info)',
  'var(--good)',
  'var(--line-strong)',
  'var(--bad)',
];
const colourAt = (index: number) => colours[index % colours.length]!;
const radius = 40;
const around = 2 * Math.PI * radius;

/** The start and length of each part of the ring, the largest first. */
function arcs(parts: Record<string, number>) {
  const sorted = Object.entries(parts)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  let start = 0;
  const made = sorted.map(([name, count], index) => {
    const arc = { name, count, colour: colourAt(index), start, share: count / total };
    start += arc.share;
    return arc;
  });
  return { total, made };
}

/** Shares of a whole as a ring chart, with the numbers beside it. */
export function Doughnut({ label, parts }: { label: string; parts: Record<string, number> }) {
  const { total, made } = arcs(parts);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
      <svg viewBox="0 0 100 100" width="180" height="180" role="img" aria-label={label}>
        {made.map(({ name, colour, start, share }) => (
          <circle
            key={name}
            cx="50"
            cy="50"
            r={radius}
            fill="none"
            stroke={colour}
            strokeWidth="16"
            strokeDasharray={`${share * around} ${around}`}
            transform={`rotate(${start * 360 - 90} 50 50)`}
          />
        ))}
        <text x="50" y="56" textAnchor="middle" fontSize="18" fontWeight="700" fill="var(--ink)">
          {total}
        </text>
      </svg>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {made.map(({ name, count, colour, share }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.25 }}>
            <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: colour }} />
            {`${name}: ${count} (${Math.round(share * 100)} %)`}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
