import { Chip } from '@mui/material';
import { texts } from '../texts.ts';

/** A chip that says Active or Suspended. */
export function Status({ suspended, title }: { suspended: boolean; title?: string | undefined }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={suspended ? 'error' : 'success'}
      label={suspended ? texts.status.suspended : texts.status.active}
      {...(title ? { title } : {})}
    />
  );
}
