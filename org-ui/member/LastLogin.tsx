import { Box, Typography } from '@mui/material';
import { shortDateTime } from '../../web-kit/format.ts';
import { Section } from '../shell/Section.tsx';
import type { Member } from '../team/team.ts';
import { texts } from '../texts.ts';

const { details, lastLogin, neverSignedIn } = texts.member;

/** The known facts about a member's last sign-in. */
export function LastLogin({ member: { lastLoginDetails: known } }: { member: Member }) {
  const shown = known && { ...known, loginTime: shortDateTime(known.loginTime) };
  const facts = Object.entries(shown ?? {}).filter(([, value]) => value);
  return (
    <Section title={lastLogin}>
      {facts.length ? (
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2, m: 0 }}>
          {facts.map(([key, value]) => (
            <Box key={key}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {details[key as keyof typeof details]}
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
