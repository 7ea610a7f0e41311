import { Box, Chip, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { shortDateTime } from '../../../web-kit/format.ts';
import { userPageOf } from '../../base/paths.ts';
import { StatusChip } from '../../parts/page/Status.tsx';
import type { Access } from './person.ts';
import { personWords as t } from './words.ts';

type AccessListProps = {
  access: readonly Access[];
  /** The user whose page this is. */
  present?: string;
};
/** Each application of a person, which leads to the page of the user there. */
export function AccessList({ access, present }: AccessListProps) {
  const sorted = access.toSorted((a, b) => a.appName.localeCompare(b.appName));
  return (
    <Box component="ul" aria-label={t.applications} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sorted.map((each) => (
        <Application key={each.userId} access={each} isPresent={each.userId === present} />
      ))}
    </Box>
  );
}

function Application({ access, isPresent }: { access: Access; isPresent: boolean }) {
  const { appName, suspended, username, lastLogin } = access;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, py: 0.5 }}
    >
      <Link
        component={RouterLink}
        to={userPageOf(access)}
        {...(isPresent ? { 'aria-current': 'page' } : {})}
        sx={{ fontWeight: isPresent ? 700 : undefined, overflowWrap: 'anywhere' }}
      >
        {appName}
      </Link>
      {isPresent && <Chip size="small" label={t.present} />}
      {suspended && <StatusChip suspended />}
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t.facts(username ?? '-', shortDateTime(lastLogin) || '-')}
      </Typography>
    </Box>
  );
}
