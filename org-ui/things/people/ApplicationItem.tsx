import { Box, Chip, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { StatusChip } from '../../parts/page/Status.tsx';
import { personWords as t } from './words.ts';

type ApplicationItemProps = {
  name: string;
  to: string;
  /** What is known of the person there. */
  facts: string;
  suspended?: boolean;
  /** Whether this is the page that it leads to. */
  isPresent?: boolean;
  /** Why the person may use it. */
  why?: string;
};
/** An application in a list of those that a person may use. */
export function ApplicationItem(props: ApplicationItemProps) {
  const { name, to, facts, suspended = false, isPresent = false, why } = props;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, py: 0.5 }}
    >
      <Link
        component={RouterLink}
        to={to}
        {...(isPresent ? { 'aria-current': 'page' } : {})}
        sx={{ fontWeight: isPresent ? 700 : undefined, overflowWrap: 'anywhere' }}
      >
        {name}
      </Link>
      {isPresent && <Chip size="small" label={t.present} />}
      {why && <Chip size="small" variant="outlined" label={why} sx={{ maxWidth: '100%' }} />}
      {suspended && <StatusChip suspended />}
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts}
      </Typography>
    </Box>
  );
}
