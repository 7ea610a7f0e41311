import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { list, type RowAt } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { Empty } from '../../parts/page/Empty.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { PickDialog } from '../../parts/pick/PickDialog.tsx';
import { addPeople, type Group, isManaged, opensQuery, removePerson } from '../../things/groups/group.ts';
import { personColumns } from '../../things/people/columns.tsx';
import { calledBy } from '../../things/people/person.ts';
import { pickPeople } from '../../things/people/pick.tsx';
import { personWords } from '../../things/people/words.ts';
import { texts } from './texts.ts';

const t = texts.people;
const rowsPerPage = 10;
type Member = RowAt<'GET /group/:groupId/people'>;

/** The people of a group. Those of a directory's group are shown, and changed there. */
export function Members({ group }: { group: Group }) {
  const { groupId, name } = group;
  const [adding, setAdding] = useState(false);
  const managed = isManaged(group);
  const button = !managed && (
    <Button variant="contained" startIcon={<PersonAddOutlined />} onClick={() => setAdding(true)}>
      {t.add}
    </Button>
  );
  return (
    <Section title={t.title} buttons={button}>
      <DataTable
        label={t.title}
        load={list('GET /group/:groupId/people', { groupId })}
        columns={personColumns}
        idOf={({ personId }) => personId}
        {...(managed ? {} : { actions: (person: Member) => <Remove group={group} person={person} /> })}
        pageSize={rowsPerPage}
        sort={['createdAt', 'DESC']}
        search={personWords.search}
        empty={<Empty text={managed ? t.noneManaged : t.none} />}
      />
      {adding && (
        <PickDialog
          title={t.addTo(name)}
          text={t.addText}
          of={pickPeople}
          submit={t.add}
          run={(people) =>
            addPeople(
              groupId,
              people.map(({ personId }) => personId),
            )
          }
          done={t.added}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  );
}

function Remove({ group: { groupId, name }, person }: { group: Group; person: Member }) {
  const { data } = useQuery(opensQuery(groupId));
  const whom = calledBy(person);
  const closes = data?.rows.map(({ appName }) => appName) ?? [];
  return (
    <CommandButton
      label={t.remove(whom)}
      disabled={!data}
      run={() => removePerson(groupId, person.personId)}
      done={t.removed}
      confirm={{ title: t.removeTitle, text: t.removeAsks(whom, name, closes), yes: t.removeYes }}
      icon={<PersonRemoveOutlined />}
      color="error"
      iconOnly
    />
  );
}
