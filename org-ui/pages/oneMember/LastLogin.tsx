import { Box, Typography } from '@mui/material';
import { Section } from '../../parts/page/Section.tsx';
import { lastLoginFacts } from '../../things/members/lastLogin.ts';
import type { Member } from '../../things/members/team.ts';
import { texts } from './texts.ts';

const { lastLogin, neverSignedIn } = texts;

/** The known facts about a member's last sign-in. */
export function LastLogin({ member: { lastLoginDetails } }: { member: Member }) {
  const facts = lastLoginFacts(lastLoginDetails || null);
  return (
    <Section title={lastLogin}>
      {facts.length ? (
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2, m: 0 }}>
          {facts.map(([label, value]) => (
            <Box key={label}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{neverSignedIn}</Typography>
      )}
    </Section>
  );
}
