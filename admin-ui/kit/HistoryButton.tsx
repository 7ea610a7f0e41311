import HistoryIcon from '@mui/icons-material/History';
import { IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import { texts } from '../texts.ts';
import { streamsOf } from './addresses.ts';

/** A link to everything that happened in an organisation. */
export function HistoryButton({ organisationId }: { organisationId: string }) {
  return (
    <Tooltip title={texts.organisation.history}>
      <IconButton component={Link} to={streamsOf(organisationId)} aria-label={texts.organisation.history}>
        <HistoryIcon />
      </IconButton>
    </Tooltip>
  );
}
