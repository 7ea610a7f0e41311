import { useState } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import type { Billing } from '../../../web-kit/plans/billingDetails.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { BillingDialog, type Buyer } from './BillingDialog.tsx';
import { changeBilling } from './fields.ts';
import { texts as t } from './texts.ts';

type Props = { organisation: Buyer; billing: Billing; variant?: 'outlined' | 'contained' };
/** The button that opens the form of the billing details. */
export function EditBilling({ organisation, billing, variant = 'outlined' }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CommandButton
        label={billing.details ? t.edit : t.enter}
        variant={variant}
        run={likewise(changeBilling, async () => setOpen(true))}
      />
      {open && <BillingDialog {...{ organisation, billing }} onClose={() => setOpen(false)} />}
    </>
  );
}
