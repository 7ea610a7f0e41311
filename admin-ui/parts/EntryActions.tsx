import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button } from '@mui/material';
import { CommandButton } from '../../web-kit/commands/CommandButton.tsx';
import { words } from '../base/words.ts';
import { useWrite } from '../data/useWrite.ts';

type Removal = {
  remove: (name: string) => string;
  removed: string;
  removal: { title: string; text: (name: string) => string };
};

/** The buttons of an entry in a list: one opens its dialog, and one deletes it after a question that names it. */
export function EntryActions<R extends { id: string }>(props: {
  resource: string;
  row: R;
  /** How the texts name the entry. */
  name: string;
  texts: Removal;
  onEdit: () => void;
}) {
  const { resource, row, name, texts, onEdit } = props;
  const { remove } = useWrite(resource);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button onClick={onEdit}>{words.edit}</Button>
      <CommandButton
        label={texts.remove(name)}
        icon={<DeleteOutlined />}
        iconOnly
        color="error"
        run={() => remove(row)}
        done={texts.removed}
        confirm={{ title: texts.removal.title, text: texts.removal.text(name), yes: words.delete }}
      />
    </Box>
  );
}
