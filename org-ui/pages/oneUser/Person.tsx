import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { personPageOf } from '../../base/paths.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { StatusChip } from '../../parts/page/Status.tsx';
import { AccessList } from '../../things/people/AccessList.tsx';
import { PersonSuspension } from '../../things/people/PersonSuspension.tsx';
import { personQuery } from '../../things/people/person.ts';
import { personWords } from '../../things/people/words.ts';
import type { UserDetails } from '../../things/users/family.ts';
import { nameOf } from '../../things/users/verbs.ts';
import { WaitingLinks } from '../../things/users/WaitingLinks.tsx';
import { texts } from './texts.ts';

const t = texts.person;

/** The person that a user is: the proved address, the status, and the applications that the person has access to. */
export function Person({ user }: { user: UserDetails }) {
  const { personId, userId } = user;
  const { data, error, refetch } = useQuery(personQuery({ personId, userId }));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const { suspended, address, access } = data;
  const buttons = (
    <>
      <Button component={Link} to={personPageOf(personId)} size="small">
        {t.open}
      </Button>
      <PersonSuspension of={data} whom={nameOf(user)} />
    </>
  );
  return (
    <Section title={t.title} buttons={buttons}>
      <WaitingLinks access={access} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Pieces text={address ?? personWords.noAddress} />
        </Typography>
        <StatusChip suspended={suspended} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {suspended ? `${t.rests} ${t.note}` : t.note}
      </Typography>
      <AccessList access={access} present={userId} />
    </Section>
  );
}
