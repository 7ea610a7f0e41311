import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { words } from '../../base/words.ts';
import { texts } from './texts.ts';

const t = texts;

/** Opens a written guide in a window of its own, because it refuses to be embedded. */
export const OpenGuide = ({ url, ...look }: { url: string } & Pick<ButtonProps, 'variant'>) => (
  <Button
    {...look}
    endIcon={<OpenInNewOutlined />}
    href={url}
    target="_blank"
    rel="noreferrer"
    aria-label={`${t.open} (${words.newWindow})`}
  >
    {t.open}
  </Button>
);
