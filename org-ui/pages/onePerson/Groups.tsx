import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import { Box, Chip, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { inWords } from '../../../web-kit/bulk/undo.ts';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { likewise } from '../../../web-kit/sends.ts';
import { groupPageOf } from '../../base/paths.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { PickDialog } from '../../parts/pick/PickDialog.tsx';
import {
  addPeople,
  type Group,
  groupsList,
  groupsOfPerson,
  isManaged,
  removePerson,
} from '../../things/groups/group.ts';
import { pickGroups } from '../../things/groups/pick.tsx';
import { groupWords } from '../../things/groups/words.ts';
import { calledBy, knownBy, type Person } from '../../things/people/person.ts';
import { texts } from './texts.ts';

const t = texts.groups;

/** The groups of a person. Those of a directory are changed there. */
export function Groups({ person }: { person: Person }) {
  const { personId } = person;
  const whom = calledBy(person);
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(groupsOfPerson(personId));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const groups = data.rows.map(({ groupName, ...group }) => ({ ...group, name: groupName ?? '' }));
  const sorted = groups.toSorted((a, b) => a.name.localeCompare(b.name));
  const own = new Set(data.rows.map(({ groupId }) => groupId));
  const takenOf = (group: Pick<Group, 'groupId' | 'source'>) =>
    own.has(group.groupId) ? t.taken : isManaged(group) ? groupWords.managed : undefined;
  const button = (
    <OpenButton to={addPeople} size="small" startIcon={<GroupAddOutlined />} onClick={() => setAdding(true)}>
      {t.add}
    </OpenButton>
  );
  return (
    <Section title={t.title} buttons={button}>
      {data.rows.length ? (
        <Box component="ul" aria-label={t.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {sorted.map((group) => (
            <OneOf key={group.groupId} {...{ group, person }} />
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t.none}</Typography>
      )}
      {adding && (
        <PickDialog
          title={t.addTo(whom)}
          text={t.addText}
          of={{ ...pickGroups, load: groupsList, takenOf }}
          submit={t.add}
          run={async (groups) => {
            const reached = { changed: 0, unchanged: 0 };
            for (const { groupId } of groups) {
              const { changed, unchanged } = await addPeople(groupId, [personId]);
              reached.changed += changed;
              reached.unchanged += unchanged;
            }
            return reached;
          }}
          done={(added) => inWords({ told: t.added }, added)}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  );
}

type OneOfProps = {
  person: Person;
  group: Pick<Group, 'groupId' | 'name'> & { source: Group['source'] | null; personId: string };
};
function OneOf({ group, person }: OneOfProps) {
  const { groupId, name } = group;
  const whom = calledBy(person);
  const other = person.joined.find(({ personId }) => personId === group.personId);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5 }}>
      <Box sx={{ flexGrow: 1, display: 'flex', flexWrap: 'wrap', gap: 1, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={groupPageOf(groupId)}>
          {name}
        </Link>
        {isManaged(group) && <Chip size="small" label={groupWords.managed} />}
        {other && <Chip size="small" label={t.by(knownBy(other) ?? calledBy(other))} />}
      </Box>
      {!isManaged(group) && (
        <CommandButton
          label={t.remove(name)}
          size="small"
          color="error"
          run={likewise(removePerson, () => removePerson(groupId, person.personId))}
          done={t.removed}
          confirm={{ title: t.removeTitle, text: t.removeAsks(whom, name), yes: t.removeYes }}
        >
          {t.removeYes}
        </CommandButton>
      )}
    </Box>
  );
}
