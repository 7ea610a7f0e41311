import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Behind, CountTable } from './CountTable.tsx';
import {
  browsersIn,
  type Ceremony,
  ceremoniesIn,
  csvOf,
  nameOf,
  type PasskeyCounts,
  type PasskeyStep,
  passkeySteps,
  stepsOf,
} from './funnel.ts';
import { texts } from './texts.ts';

const t = texts.passkeys;
const colours: Partial<Record<PasskeyStep, string>> = { cancelled: 'var(--bad)', failed: 'var(--bad)' };

/**
 * How far passkeys came in browsers, in a period and in the one before: a bar for each step, a table and a file. Nobody is named
 * with what browsers count, so there is no list behind these numbers; `more` leads to where that is explained.
 */
export function Funnel({ counted, more }: { counted: PasskeyCounts; more?: ReactNode }) {
  const known = ceremoniesIn(counted);
  if (!known.length) return <Typography sx={{ color: 'text.secondary' }}>{t.none}</Typography>;
  return (
    <>
      {known.map((ceremony) => (
        <Steps key={ceremony} counted={counted} ceremony={ceremony} />
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t.hint} {more}
      </Typography>
      <Behind summary={t.byBrowser} file="passkeys.csv" csv={() => csvOf(counted)}>
        {known.map((ceremony) => (
          <CountTable
            key={ceremony}
            label={t.browsersOf(t.ceremonies[ceremony])}
            heads={[t.ceremonies[ceremony], ...passkeySteps.map((step) => t.steps[step])]}
            rows={browsersIn(counted, ceremony).map((each) => ({
              key: nameOf(each),
              name: nameOf(each),
              counts: passkeySteps.map((step) => each.counts[step] ?? 0),
            }))}
            maxWidth={720}
          />
        ))}
      </Behind>
    </>
  );
}

/** The steps of one ceremony. The bars are a picture of the numbers beside them. */
function Steps({ counted, ceremony }: { counted: PasskeyCounts; ceremony: Ceremony }) {
  return (
    <Box sx={{ maxWidth: 720, mb: 2 }}>
      <Typography component="h3" variant="subtitle2">
        {t.ceremonies[ceremony]}
      </Typography>
      <CountTable
        label={t.ceremonies[ceremony]}
        heads={[t.step, texts.reasonNow, texts.reasonBefore]}
        rows={stepsOf(counted, ceremony).map(({ step, now, before, part }) => ({
          key: step,
          name: <Bar name={t.steps[step]} part={part} colour={colours[step] ?? 'var(--brand)'} />,
          counts: [now, before],
        }))}
        maxWidth={720}
      />
    </Box>
  );
}

function Bar({ name, part, colour }: { name: string; part: number; colour: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ width: 116 }}>
        {name}
      </Box>
      <Box component="span" aria-hidden sx={{ flexGrow: 1, minWidth: 96 }}>
        <Box
          component="span"
          className="drawn"
          sx={bar}
          style={{ width: `${part * 100}%`, background: colour }}
        />
      </Box>
    </Box>
  );
}
const bar = { display: 'block', height: 12, borderRadius: 0.5 } as const;
