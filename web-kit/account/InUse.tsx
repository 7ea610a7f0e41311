import { Chip } from '@mui/material';
import { texts } from './texts.ts';

/** Marks the device or passkey that opened the current session. */
export const InUse = () => <Chip size="small" color="primary" variant="outlined" label={texts.inUse.label} />;
