import { Alert, Stack } from '@mui/material';
import type { Tried } from '../../../api/calls/applications/tryouts.ts';
import { Section } from '../../parts/page/Section.tsx';
import { texts as t } from './texts.ts';

const severities = { fine: 'success', note: 'info', wrong: 'error' } as const;

/** What a browser or a phone finds in the settings of the application as they are now. */
export function Checks({ of: { checks } }: { of: Pick<Tried, 'checks'> }) {
  if (!checks.length) return null;
  return (
    <Section title={t.checked}>
      <Stack spacing={1} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {checks.map(({ code, state, about }) => (
          <li key={`${code} ${about}`}>
            <Alert severity={severities[state]} variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
              {t.checks[code](about)}
            </Alert>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
