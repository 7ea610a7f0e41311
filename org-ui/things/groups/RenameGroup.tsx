import EditOutlined from '@mui/icons-material/EditOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { readNow } from '../../base/session.ts';
import { type Group, groupFields, groupQuery, renameGroup } from './group.ts';
import { groupWords as t } from './words.ts';

/** The button that gives a group another name. */
export function RenameGroup({ group: { groupId, name } }: { group: Pick<Group, 'groupId' | 'name'> }) {
  const [open, setOpen] = useState(false);
  const label = t.rename(name);
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => setOpen(true)}>
          <EditOutlined />
        </IconButton>
      </Tooltip>
      {open && (
        <FormDialog
          title={label}
          fields={groupFields}
          initial={{ name }}
          reread={async () => ({ name: (await readNow(groupQuery(groupId))).name })}
          run={(values) => renameGroup(groupId, values.name)}
          done={t.renamed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
