import { Box, Typography } from '@mui/material';
import { shortDate } from '../../web-kit/format.ts';
import { texts } from '../texts.ts';
import { type Day, everyDay } from './days.ts';

const said = texts.insights;
const days = 30;
const height = 120;
/** Formats a UTC day at noon, which is the same day in nearly every time zone. */
const inWords = (day: string) => shortDate(`${day}T12:00:00Z`);

/** Sign-ins per day of the last thirty days, as bars. Pointing at a bar shows its day and number. */
export function SignIns({ counted }: { counted: readonly Day[] }) {
  const shown = everyDay(counted, days);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  if (!total) return <Typography sx={{ color: 'text.secondary' }}>{said.noSignIns}</Typography>;
  const most = Math.max(...shown.map(({ count }) => count));
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {said.signInsInAll(total, most)}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${days * 10} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${said.signIns}: ${said.signInsInAll(total, most)}`}
        sx={{ display: 'block', width: '100%', height, borderBottom: 1, borderColor: 'divider' }}
      >
        {shown.map(({ day, count }, n) => (
          <g key={day}>
            <title>{`${inWords(day)}: ${count}`}</title>
            <rect x={n * 10} width="10" height={height} fill="transparent" />
            <rect
              x={n * 10 + 1.5}
              width="7"
              y={height - (count / most) * height}
              height={(count / most) * height}
              fill="var(--brand)"
            />
          </g>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: 13 }}>
        <span>{inWords(shown[0]!.day)}</span>
        <span>{inWords(shown.at(-1)!.day)}</span>
      </Box>
    </Box>
  );
}
