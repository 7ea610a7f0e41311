import { Box, Chip } from '@mui/material';
import { words } from '../../base/words.ts';

/** A green or red mark, next to the word. */
export function StatusMark({ suspended }: { suspended: boolean }) {
  const colour = suspended ? 'error.main' : 'success.main';
  return (
    <Box component="span" aria-hidden sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: colour }} />
  );
}

/** Active or Suspended as a chip, for tables; a label of its own where something above is suspended. */
export function StatusChip({ suspended, label }: { suspended: boolean; label?: string | undefined }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={suspended ? 'error' : 'success'}
      label={label ?? (suspended ? words.suspended : words.active)}
    />
  );
}
