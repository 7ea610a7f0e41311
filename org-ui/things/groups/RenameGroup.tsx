import EditOutlined from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { likewise } from '../../../web-kit/sends.ts';
import { readNow } from '../../base/session.ts';
import { type Group, groupFields, groupQuery, renameGroup } from './group.ts';
import { groupWords as t } from './words.ts';

/** The button that gives a group another name. */
export function RenameGroup({ group: { groupId, name } }: { group: Pick<Group, 'groupId' | 'name'> }) {
  const [open, setOpen] = useState(false);
  const label = t.rename(name);
  return (
    <>
      <CommandButton
        label={label}
        run={likewise(renameGroup, async () => setOpen(true))}
        icon={<EditOutlined />}
        iconOnly
      />
      {open && (
        <FormDialog
          about={`group ${groupId}`}
          title={label}
          fields={groupFields}
          initial={{ name }}
          reread={async () => ({ name: (await readNow(groupQuery(groupId))).name })}
          run={likewise(renameGroup, (values: { name: string }) => renameGroup(groupId, values.name))}
          done={t.renamed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
