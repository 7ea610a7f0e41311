import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDate } from '../../../web-kit/format.ts';
import { sends } from '../../../web-kit/sends.ts';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { paths, personPageOf } from '../../base/paths.ts';
import { readNow } from '../../base/session.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { lists } from '../../parts/page/lists.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { StatusChip } from '../../parts/page/Status.tsx';
import { ChangeAddress, WaitingAddress } from '../../things/people/Address.tsx';
import { JoinedWith, JoinPerson } from '../../things/people/JoinPerson.tsx';
import { PersonSuspension } from '../../things/people/PersonSuspension.tsx';
import { calledBy, type Person, personQuery } from '../../things/people/person.ts';
import { personWords } from '../../things/people/words.ts';
import { Attributes } from '../../things/users/Attributes.tsx';
import { Devices, devicesOfPerson } from '../../things/users/Devices.tsx';
import { deviceVerbsOf } from '../../things/users/devices.ts';
import { profileOf } from '../../things/users/profile.ts';
import { RecoverUser, toPerson } from '../../things/users/RecoverUser.tsx';
import { WaitingLinks } from '../../things/users/WaitingLinks.tsx';
import { Applications } from './Applications.tsx';
import { CustomAttributes } from './CustomAttributes.tsx';
import { Groups } from './Groups.tsx';
import { texts as t } from './texts.ts';

/** The actions on the devices of a person. */
const verbsOf = (personId: string) =>
  deviceVerbsOf({
    set: sends('PUT /person/:personId/device/:deviceId', ({ id: deviceId }, suspended) => ({
      personId,
      deviceId,
      suspended,
    })),
    remove: sends('DELETE /person/:personId/device/:deviceId', ({ id: deviceId }) => ({
      personId,
      deviceId,
    })),
  });

const profileOfPerson = ({ name, details }: Person) => profileOf({ ...details, name });

/** The page of a person: the applications, the profile, the groups and the login devices. */
export default function OnePerson() {
  const { personId = '' } = useParams();
  const { data: person, error, refetch } = useQuery(personQuery({ personId }));
  if (!person) return <Pending error={error} onRetry={refetch} list={lists.people} />;
  if (person.joinedInto) return <Navigate to={personPageOf(person.joinedInto)} replace />;
  return (
    <>
      <Header person={person} />
      <WaitingAddress person={person} />
      <WaitingLinks access={person.access} />
      <JoinedWith person={person} />
      <Applications person={person} />
      <Attributes
        profile={profileOfPerson(person)}
        about={personId}
        read={async () => profileOfPerson(await readNow(personQuery({ personId })))}
        save={sends('PUT /person/:personId/details', (changes) => ({ personId, ...changes }))}
      />
      <CustomAttributes personId={personId} />
      <Groups person={person} />
      <Devices of={devicesOfPerson(personId)} verbs={verbsOf(personId)} none={t.noDevices} />
    </>
  );
}

function Header({ person }: { person: Person }) {
  const navigate = useNavigate();
  const name = calledBy(person);
  const { address, username, createdAt } = person;
  const known = [address ?? personWords.noAddress, username].filter((each) => each && each !== name);
  return (
    <>
      <Heading title={name}>
        <RecoverUser
          send={toPerson(person.personId)}
          name={name}
          disabled={person.suspended || !person.access.length}
        />
        <ChangeAddress personId={person.personId} whom={name} />
        {!person.suspended && !person.joined.length && <JoinPerson personId={person.personId} whom={name} />}
        <PersonSuspension of={person} whom={name} />
        <CommandButton
          label={t.delete.label}
          run={sends('DELETE /person/:personId', () => ({ personId: person.personId }))}
          done={t.delete.done}
          confirm={{ title: t.delete.label, text: t.delete.asks(name), yes: t.delete.yes }}
          icon={<DeleteOutlined />}
          color="error"
          iconOnly
          onDone={() => navigate(paths.people)}
        />
      </Heading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Pieces text={t.facts([...new Set(known)], shortDate(createdAt))} />
        </Typography>
        <StatusChip suspended={person.suspended} />
      </Box>
    </>
  );
}
