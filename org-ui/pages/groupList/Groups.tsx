import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import { Box, Chip, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { shortDate } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { groupPageOf } from '../../base/paths.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { ViewButton } from '../../parts/page/ViewButton.tsx';
import { DeleteGroup } from '../../things/groups/DeleteGroup.tsx';
import {
  createGroup,
  directoryWords,
  type Group,
  groupFields,
  groupsList,
  isManaged,
} from '../../things/groups/group.ts';
import { RenameGroup } from '../../things/groups/RenameGroup.tsx';
import { groupWords as words } from '../../things/groups/words.ts';
import { texts as t } from './texts.ts';

const columns: readonly Column<Group>[] = [
  { key: 'name', title: t.columns.name, sorts: true, show: (group) => <Name group={group} /> },
  { key: 'memberCount', title: t.columns.members, align: 'right' },
  { key: 'createdAt', title: t.columns.since, sorts: true, show: ({ createdAt }) => shortDate(createdAt) },
];

/** The groups of the organisation, each of which leads to a page. */
export default function Groups() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Heading title={t.title}>
        <OpenButton
          to={createGroup}
          variant="contained"
          startIcon={<GroupAddOutlined />}
          onClick={() => setAdding(true)}
        >
          {words.add}
        </OpenButton>
      </Heading>
      <Typography sx={{ maxWidth: 720 }}>{t.about}</Typography>
      <DataTable
        label={t.title}
        load={groupsList}
        columns={columns}
        idOf={({ groupId }) => groupId}
        actions={(group) => <Actions group={group} />}
        sort={['name', 'ASC']}
        search={words.search}
        empty={<Empty text={words.none} hint={t.hint} />}
      />
      {adding && (
        <FormDialog
          about="group"
          title={words.add}
          text={words.addText}
          fields={groupFields}
          run={createGroup}
          submit={words.add}
          done={words.added}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function Actions({ group }: { group: Group }) {
  return (
    <>
      <ViewButton name={group.name} to={groupPageOf(group.groupId)} />
      {!isManaged(group) && <RenameGroup group={group} />}
      <DeleteGroup group={group} />
    </>
  );
}

function Name({ group }: { group: Group }) {
  const about = directoryWords(group);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Link component={RouterLink} to={groupPageOf(group.groupId)} underline="hover">
        <Breaking>{group.name}</Breaking>
      </Link>
      {about && <Chip size="small" label={about.label} />}
    </Box>
  );
}
