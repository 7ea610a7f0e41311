import { Box, Card, Typography } from '@mui/material';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Section } from '../../parts/page/Section.tsx';
import { type Feature, grouped, isOver, shownValue } from './features.ts';
import { texts } from './texts.ts';

/** What the licence grants, and how much of it is used, in groups. */
export function MyLicense({ features }: { features: readonly Feature[] }) {
  return grouped(features).map(([group, of]) => (
    <Section key={group} title={texts.groups[group]}>
      <Box component="dl" sx={{ ...sideBySide(220), m: 0 }}>
        {of.map((feature) => (
          <Card key={feature.name} variant="outlined" sx={{ p: 2 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.feature(feature.name)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 650 }}>
              {shownValue(feature)}
              {isOver(feature) && (
                <Typography variant="body2" color="error">
                  {texts.over}
                </Typography>
              )}
            </Typography>
          </Card>
        ))}
      </Box>
    </Section>
  ));
}
