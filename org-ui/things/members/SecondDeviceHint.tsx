import AddIcon from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { Alert, Box } from '@mui/material';
import { call } from '../../../web-kit/call.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { useIds, useOperator } from '../../base/session.ts';
import { openAddDevice } from './member.ts';
import { texts } from './texts.ts';

const t = texts.hint;

/** Advises an operator with one device to add another and links to that page. Once dismissed, it never comes back. */
export function SecondDeviceHint() {
  const { userId } = useIds();
  const operator = useOperator();
  if (!operator?.showDeviceHint || operator.deviceCount > 1) return null;
  const buttons = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <CommandButton
        label={texts.addDevice}
        icon={<AddIcon />}
        size="small"
        color="inherit"
        run={() => openAddDevice(userId)}
      />
      <CommandButton
        iconOnly
        label={t.dismiss}
        icon={<Close fontSize="small" />}
        size="small"
        color="inherit"
        run={() => call('PUT /updateOperator/:userId', { userId, showDeviceHint: false })}
      />
    </Box>
  );
  return (
    <Alert severity="info" role="status" action={buttons} sx={{ mb: 2 }}>
      {t.text}
    </Alert>
  );
}
