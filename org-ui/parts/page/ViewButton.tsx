import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-router';
import { words } from '../../base/words.ts';

/** The link at the end of a row that opens the page of what the row shows. */
export function ViewButton({ name, to }: { name: string; to: string }) {
  const view = words.view(name);
  return (
    <Tooltip title={view}>
      <IconButton component={Link} to={to} aria-label={view}>
        <VisibilityOutlined />
      </IconButton>
    </Tooltip>
  );
}
