import { Chip } from '@mui/material';
import { states } from '../../base/words.ts';

const colours = {
  pending: 'default',
  active: 'success',
  past_due: 'warning',
  unpaid: 'error',
  canceled: 'default',
} as const;

/** A chip that says how a subscription stands. */
export const SubscriptionState = ({ state }: { state: keyof typeof states }) => (
  <Chip size="small" variant="outlined" color={colours[state]} label={states[state]} />
);
