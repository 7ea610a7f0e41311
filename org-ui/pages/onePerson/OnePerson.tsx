import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { shortDate } from '../../../web-kit/format.ts';
import { paths } from '../../base/paths.ts';
import { users } from '../../families/general/users.ts';
import { Failed } from '../../parts/page/Failed.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { lists } from '../../parts/page/lists.ts';
import { Section } from '../../parts/page/Section.tsx';
import { StatusChip } from '../../parts/page/Status.tsx';
import { AccessList } from '../../things/people/AccessList.tsx';
import { PersonSuspension } from '../../things/people/PersonSuspension.tsx';
import { calledBy, type Person, personQuery } from '../../things/people/person.ts';
import { personWords } from '../../things/people/words.ts';
import { Devices } from '../../things/users/Devices.tsx';
import { texts as t } from './texts.ts';

/** The page of a person: the applications and the login devices. */
export default function OnePerson() {
  const { personId = '' } = useParams();
  const { data: person, error, refetch } = useQuery(personQuery({ personId }));
  if (!person) return error ? <Failed error={error} onRetry={refetch} list={lists.people} /> : <Loading />;
  const [first] = person.access;
  return (
    <>
      <Header person={person} />
      <Section title={t.applications.title}>
        {person.access.length ? (
          <AccessList access={person.access} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t.applications.none}</Typography>
        )}
      </Section>
      {first && <Devices userId={first.userId} users={users} none={t.noDevices} />}
    </>
  );
}

function Header({ person }: { person: Person }) {
  const name = calledBy(person);
  const { address, username, createdAt } = person;
  const known = [address ?? personWords.noAddress, username].filter((each) => each && each !== name);
  return (
    <>
      <Button component={Link} to={paths.people} size="small" sx={{ mb: 1 }}>
        {t.back}
      </Button>
      <Heading title={name}>
        <PersonSuspension of={person} whom={name} />
      </Heading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t.facts([...new Set(known)], shortDate(createdAt))}
        </Typography>
        <StatusChip suspended={person.suspended} />
      </Box>
    </>
  );
}
