import { Chip } from '@mui/material';
import { outcomes } from '../../base/words.ts';

const colours = { succeeded: 'success', failed: 'error', refunded: 'default', disputed: 'warning' } as const;

/** A chip that says how a payment ended. */
export const PaymentStatus = ({ status }: { status: keyof typeof outcomes }) => (
  <Chip size="small" variant="outlined" color={colours[status]} label={outcomes[status]} />
);
