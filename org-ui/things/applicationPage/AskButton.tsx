import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import { useState } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { likewise } from '../../../web-kit/sends.ts';
import { AskDialog, type Asks } from './AskDialog.tsx';
import { texts } from './texts.ts';

/** Tries the sign-in to an application whose people approve on a phone: asks first of whom. */
export function AskButton(asks: Asks) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CommandButton
        label={texts.tries}
        size="small"
        variant="outlined"
        icon={<PhoneIphoneOutlined />}
        run={likewise(asks.tries, async () => setOpen(true))}
      />
      {open && <AskDialog {...asks} onClose={() => setOpen(false)} />}
    </>
  );
}
