import {
  Box,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import type { MemberRole } from '../../../web-kit/domain/teamRoles.ts';
import { paragraphs } from '../../base/paragraphs.ts';
import { givableBy, useOwnRole } from '../../base/role.ts';
import { LearnMore } from '../../parts/guides/LearnMore.tsx';
import { roleAbout, roleName } from './roles.ts';
import { texts } from './texts.ts';

type RoleChoiceProps = { value: MemberRole | null; onChange: (role: MemberRole) => void };
/** A choice among the roles that the signed-in member may give, each with what it is for. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const label = useId();
  const own = useOwnRole();
  return (
    <FormControl sx={{ mb: 1 }}>
      <FormLabel id={label}>{texts.role.title}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={value ?? ''}
        onChange={(_, chosen) => onChange(chosen as MemberRole)}
      >
        {(own ? givableBy(own) : []).map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            control={<Radio />}
            label={
              <Box sx={{ py: 0.5 }}>
                {roleName(role)}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {roleAbout(role)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      <FormHelperText>
        <LearnMore about={texts.role.title} paragraph={paragraphs.roles} />
      </FormHelperText>
    </FormControl>
  );
}
