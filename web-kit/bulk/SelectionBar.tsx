import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { OpenButton } from '../commands/BarrableButton.tsx';
import { CommandButton } from '../commands/CommandButton.tsx';
import { unseen } from '../table/look.ts';
import type { Act } from './act.ts';
import { texts as t } from './texts.ts';

type SelectionBarProps<R> = {
  /** What the list is called. */
  list: string;
  /** How many rows are selected, in words; empty while none is. */
  count: string;
  /** What selects all rows that match, where not all of them are selected. */
  further: ReactNode;
  acts: readonly Act<R>[];
  onAct: (act: Act<R>) => void;
  onClear: () => void;
  onSave: (() => Promise<void>) | undefined;
};

/** What can be done with the selected rows. It stays in sight while the list is longer than the screen, above the rows' buttons. */
export function SelectionBar<R>(props: SelectionBarProps<R>) {
  const { list, count, further, acts, onAct, onClear, onSave } = props;
  return (
    <>
      {/* It is there before the first row is selected, because screen readers announce only changes of what exists. */}
      <Box role="status" sx={unseen}>
        {count && t.selected(count)}
      </Box>
      {count && (
        <Paper
          component="section"
          aria-label={t.bar(list)}
          elevation={6}
          sx={{
            ...{ position: 'sticky', bottom: 8, zIndex: 4, mt: 1, px: 1.5, py: 1 },
            ...{ border: 1, borderColor: 'divider' },
            ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
          }}
        >
          <Box component="strong" aria-hidden sx={{ marginInlineEnd: 1 }}>
            {t.selected(count)}
          </Box>
          {further}
          {acts.map((act) => (
            <OpenButton
              key={act.label}
              to={'send' in act ? act.send : act.makes}
              size="small"
              variant="outlined"
              color={act.danger ? 'error' : 'primary'}
              startIcon={act.icon}
              onClick={() => onAct(act)}
            >
              {act.label}
            </OpenButton>
          ))}
          {onSave && (
            <CommandButton size="small" label={t.save} icon={<FileDownloadOutlined />} run={onSave} />
          )}
          <Button size="small" onClick={onClear} sx={{ marginInlineStart: 'auto' }}>
            {t.clear}
          </Button>
        </Paper>
      )}
    </>
  );
}
