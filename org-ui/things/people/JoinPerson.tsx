import MergeOutlined from '@mui/icons-material/MergeOutlined';
import { Alert, Box, Button, List, ListItemButton, ListItemText, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { deviceNamed } from '../../../web-kit/devices/deviceNamed.ts';
import { pair } from '../../../web-kit/format.ts';
import { read } from '../../../web-kit/read.ts';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { words } from '../../base/words.ts';
import { Failed } from '../../parts/page/Failed.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { TitledDialog } from '../../parts/page/TitledDialog.tsx';
import { devicesOfPerson } from '../users/Devices.tsx';
import { joinOf, joins, leftWithout, othersLike, type Preview, partingOf, type Side } from './join.ts';
import { joinWords as t } from './joinWords.ts';
import { calledBy, knownBy, type Person } from './person.ts';
import { personWords } from './words.ts';

/** Opens the dialog that joins this person into another one. */
export function JoinPerson({ personId, whom }: { personId: string; whom: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <OpenButton to={joins} size="small" startIcon={<MergeOutlined />} onClick={() => setOpen(true)}>
        {t.open}
      </OpenButton>
      {open && <JoinDialog personId={personId} whom={whom} onClose={() => setOpen(false)} />}
    </>
  );
}

type JoinDialogProps = { personId: string; whom: string; onClose: () => void };
/** Finds the other person, and shows both side by side before anything is joined. */
function JoinDialog({ personId, whom, onClose }: JoinDialogProps) {
  const [typed, setTyped] = useState('');
  const [into, setInto] = useState<string>();
  return (
    <TitledDialog
      title={t.title(whom)}
      text={t.text}
      size="sm"
      buttons={
        <>
          {into && <Button onClick={() => setInto(undefined)}>{t.back}</Button>}
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
      onClose={onClose}
    >
      {into ? (
        <Compared personId={personId} into={into} onDone={onClose} />
      ) : (
        <>
          <TextField
            label={t.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoFocus
            fullWidth
            size="small"
          />
          <Found typed={typed} but={personId} onChoose={setInto} />
        </>
      )}
    </TitledDialog>
  );
}

type FoundProps = { typed: string; but: string; onChoose: (personId: string) => void };
function Found({ typed, but, onChoose }: FoundProps) {
  const query = { ...othersLike(typed), placeholderData: keepPreviousData };
  const { data, error, refetch } = useQuery(query);
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : null;
  const others = data.filter(({ personId }) => personId !== but);
  if (!others.length)
    return (
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>{typed.trim() ? t.nobody : t.alone}</Typography>
    );
  return (
    <List aria-label={t.people} dense>
      {others.map((each) => (
        <ListItemButton key={each.personId} onClick={() => onChoose(each.personId)}>
          <ListItemText
            primary={calledBy(each)}
            secondary={[knownBy(each), t.access(each.accessCount)].filter(Boolean).join(' · ')}
            sx={{ overflowWrap: 'anywhere' }}
          />
        </ListItemButton>
      ))}
    </List>
  );
}

function Compared({ personId, into, onDone }: { personId: string; into: string; onDone: () => void }) {
  const { data, error, refetch } = useQuery(read('GET /person/:personId/join/:into', { personId, into }));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, mb: 2 }}>
        <OneSide title={t.thisOne} side={data.person} />
        <OneSide title={t.otherOne} side={data.into} />
      </Box>
      {data.possible ? (
        <CommandButton {...joinOf(personId, into)} onDone={onDone} variant="contained" />
      ) : (
        <Alert severity="warning">{reasonOf(data)}</Alert>
      )}
    </>
  );
}

function reasonOf({ shared, person, into }: Preview) {
  if (shared.length) return t.shared(shared.map(({ appName }) => appName).join(', '));
  return person.suspended || into.suspended ? t.suspended : t.taken;
}

/** What one of the two has: addresses, users of applications, and passkeys. */
function OneSide({ title, side }: { title: string; side: Side }) {
  const { addresses, access, devices } = side;
  const lines = [
    [t.addresses, addresses.length ? addresses : [personWords.noAddress]],
    [t.applications, access.map(({ appName, username }) => pair(appName, username ?? '-'))],
    [t.devices, devices.map(({ name, rpId }) => `${name ? deviceNamed(name) : '-'} (${rpId})`)],
  ] as const;
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {lines.map(([label, all]) => (
        <Box key={label} sx={{ mb: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          {all.map((each) => (
            <Typography key={each} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <Pieces text={each} />
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** What tells one of two apart who are often of one name. */
const toldApart = (each: Person['joined'][number]) => knownBy(each) ?? calledBy(each);

/** Those who were joined into a person, and how that is taken back. */
export function JoinedWith({ person }: { person: Person }) {
  return person.joined.map((each) => (
    <Box key={each.personId} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t.with(toldApart(each))}</Typography>
      <Part person={person} each={each} />
    </Box>
  ));
}

/** The button that takes a join back. Until it is known whose the devices are, nobody could be warned. */
function Part({ person, each }: { person: Person; each: Person['joined'][number] }) {
  const { data } = useQuery(devicesOfPerson(person.personId));
  const { joined, others } = leftWithout(data ?? [], each.personId);
  const without = [...(joined ? [toldApart(each)] : []), ...(others ? [toldApart(person)] : [])];
  return (
    <CommandButton {...partingOf(each.personId, toldApart(each), without)} size="small" disabled={!data} />
  );
}
