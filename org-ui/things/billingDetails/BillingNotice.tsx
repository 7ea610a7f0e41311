import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { billingFacts, billingQuery } from '../../../web-kit/plans/billingDetails.ts';
import type { Buyer } from './BillingDialog.tsx';
import { EditBilling } from './EditBilling.tsx';
import { texts as t } from './texts.ts';

type Props = { organisation: Buyer & { currentPlan: { subscriptionId: string | null } } };
/** Says before the first payment to whom its invoice will be, and later only that the law wants an address. */
export function BillingNotice({ organisation }: Props) {
  const { data: billing } = useQuery(billingQuery(organisation.uniqueId));
  if (!billing) return null;
  const { details, isAddressNeeded, seller } = billing;
  const isMissing = !details && isAddressNeeded;
  if (organisation.currentPlan.subscriptionId && !isMissing) return null;
  const to = details && billingFacts(billing, details).map(([, text]) => text);
  return (
    <Alert severity={isMissing ? 'warning' : 'info'} sx={{ mb: 3 }}>
      <div>{to ? t.to(to.join(', ')) : isMissing ? t.needed(seller ?? '') : t.none}</div>
      <Box sx={{ mt: 1.5 }}>
        <EditBilling {...{ organisation, billing }} />
      </Box>
    </Alert>
  );
}
