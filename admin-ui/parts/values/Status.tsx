import { Chip } from '@mui/material';
import { words } from '../../base/words.ts';

/** A chip that says Active or Suspended. */
export function Status({ suspended, title }: { suspended: boolean; title?: string | undefined }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={suspended ? 'error' : 'success'}
      label={suspended ? words.status.suspended : words.status.active}
      {...(title ? { title } : {})}
    />
  );
}
