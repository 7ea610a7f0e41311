import ContentCopy from '@mui/icons-material/ContentCopy';
import { IconButton, Tooltip } from '@mui/material';
import { words } from '../../base/words.ts';
import { copy } from './copy.ts';

/** Copies a value to the clipboard; `what` names the value. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const label = words.copy(what);
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => copy(text)}>
        <ContentCopy fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
