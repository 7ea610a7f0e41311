import { Box, Typography } from '@mui/material';
import type { Tried } from '../../../api/calls/applications/tryouts.ts';
import { Section } from '../../parts/page/Section.tsx';
import { texts } from './texts.ts';

const t = texts.request;

/** What a page of the application would show while it waits for a phone. */
export function PhoneRequest({ request: { number, svg } }: { request: NonNullable<Tried['request']> }) {
  return (
    <Section title={t.title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        {svg && (
          <Box
            component="img"
            alt={t.code}
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            sx={{ width: 220, maxWidth: '100%', bgcolor: 'common.white', borderRadius: 1 }}
          />
        )}
        <Box>
          <Typography>{svg ? t.scan : t.message}</Typography>
          <Typography sx={{ fontSize: 40, fontWeight: 700 }}>{number}</Typography>
        </Box>
      </Box>
    </Section>
  );
}
