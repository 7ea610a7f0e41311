import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, Chip, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { userPageOf } from '../../base/paths.ts';
import { Failed } from '../../parts/page/Failed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { StatusChip } from '../../parts/page/Status.tsx';
import type { UserDetails } from '../../things/users/family.ts';
import { nameOf } from '../../things/users/verbs.ts';
import { type Person as Known, personQuery, suspensionOf } from './person.ts';
import { texts } from './texts.ts';

const t = texts.person;

/** The person that a user is: the proved address, the status, and the applications that the person has access to. */
export function Person({ user }: { user: UserDetails }) {
  const { data, error, refetch } = useQuery(personQuery(user));
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  const { suspended, address } = data;
  const button = (
    <CommandButton
      {...suspensionOf(data, nameOf(user))}
      icon={suspended ? <PlayArrow /> : <PauseCircleOutlined />}
      size="small"
    />
  );
  return (
    <Section title={t.title} buttons={button}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{address ?? t.noAddress}</Typography>
        <StatusChip suspended={suspended} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {suspended ? `${t.rests} ${t.note}` : t.note}
      </Typography>
      <Applications of={data} present={user.userId} />
    </Section>
  );
}

type Access = Known['access'][number];
/** Each application of a person, which leads to the page of the user there. */
function Applications({ of: { access }, present }: { of: Known; present: string }) {
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
