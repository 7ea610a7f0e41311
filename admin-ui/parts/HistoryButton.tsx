import HistoryIcon from '@mui/icons-material/History';
import { IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import { streamsOf } from '../base/addresses.ts';
import { words } from '../base/words.ts';

/** A link to everything that happened in an organisation. */
export function HistoryButton({ organisationId }: { organisationId: string }) {
  return (
    <Tooltip title={words.organisation.history}>
      <IconButton component={Link} to={streamsOf(organisationId)} aria-label={words.organisation.history}>
        <HistoryIcon />
      </IconButton>
    </Tooltip>
  );
}
