import ContentCopy from '@mui/icons-material/ContentCopy';
import { IconButton, Tooltip } from '@mui/material';
import { toast } from '../../web-kit/toast/toast.tsx';
import { texts } from './texts.ts';

/** Copies a value to the clipboard. */
export function CopyButton({ label, value }: { label: string; value: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(texts.copied);
    } catch {
      toast.error(texts.copyFailed);
    }
  };
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void copy()}>
        <ContentCopy fontSize="inherit" />
      </IconButton>
    </Tooltip>
  );
}
