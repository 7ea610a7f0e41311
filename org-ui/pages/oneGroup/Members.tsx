import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Act } from '../../../web-kit/bulk/act.ts';
import { inWords, undoOf } from '../../../web-kit/bulk/undo.ts';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { likewise } from '../../../web-kit/sends.ts';
import { list, type RowAt } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { suspensions } from '../../../web-kit/views/StatusChoice.tsx';
import { Empty } from '../../parts/page/Empty.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { PickDialog } from '../../parts/pick/PickDialog.tsx';
import { addingTo } from '../../things/groups/AddToGroup.tsx';
import { addPeople, type Group, isManaged, opensQuery, removePerson } from '../../things/groups/group.ts';
import { personActs } from '../../things/people/acts.tsx';
import { personColumns } from '../../things/people/columns.tsx';
import { calledBy } from '../../things/people/person.ts';
import { pickPeople } from '../../things/people/pick.tsx';
import { personWords } from '../../things/people/words.ts';
import { texts } from './texts.ts';

const t = texts.people;
type Member = RowAt<'GET /group/:groupId/people'>;
const idOf = ({ personId }: Pick<Member, 'personId'>) => personId;

/** The people of a group. Those of a directory's group are shown, and changed there. */
export function Members({ group }: { group: Group }) {
  const { groupId, name } = group;
  const [adding, setAdding] = useState(false);
  const managed = isManaged(group);
  const button = !managed && (
    <OpenButton
      to={addPeople}
      variant="contained"
      startIcon={<PersonAddOutlined />}
      onClick={() => setAdding(true)}
    >
      {t.add}
    </OpenButton>
  );
  return (
    <Section title={t.title} buttons={button}>
      <DataTable
        label={t.title}
        load={list('GET /group/:groupId/people', { groupId })}
        columns={personColumns}
        idOf={idOf}
        {...(managed ? {} : { actions: (person: Member) => <Remove group={group} person={person} /> })}
        statuses={suspensions}
        bulk={{ nameOf: calledBy, acts: [...personActs, ...(managed ? [] : [removal(group)])] }}
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
          run={(people) => addPeople(groupId, people.map(idOf))}
          done={(added) => inWords(addingTo(group), added)}
          undo={(added) => undoOf(addingTo(group), added)}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  );
}

/** Takes several people out of a group, which can be taken back. */
function removal({ groupId, name }: Group): Act<Member> {
  const { send, told, undo } = addingTo({ groupId, name });
  return {
    label: t.removeYes,
    icon: <PersonRemoveOutlined />,
    danger: true,
    asks: (count) => ({ title: t.removeMany(personWords.many(count)), text: t.removeManyAsks(name) }),
    ...undo!,
    undo: { send, told },
  };
}

function Remove({ group: { groupId, name }, person }: { group: Group; person: Member }) {
  const { data } = useQuery(opensQuery(groupId));
  const whom = calledBy(person);
  const closes = data?.rows.map(({ appName }) => appName) ?? [];
  return (
    <CommandButton
      label={t.remove(whom)}
      disabled={!data}
      run={likewise(removePerson, () => removePerson(groupId, person.personId))}
      done={t.removed}
      undo={{ run: () => addPeople(groupId, [person.personId]), done: t.added(1) }}
      confirm={{ title: t.removeTitle, text: t.removeAsks(whom, name, closes), yes: t.removeYes }}
      icon={<PersonRemoveOutlined />}
      color="error"
      iconOnly
    />
  );
}
