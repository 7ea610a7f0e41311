import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  billingFacts,
  billingQuery,
  type Billing as Details,
} from '../../../web-kit/plans/billingDetails.ts';
import { paidIn } from '../../../web-kit/plans/money.ts';
import { listOf } from '../../base/addresses.ts';
import { words } from '../../base/words.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { PaymentStatus } from '../../parts/values/PaymentStatus.tsx';
import { SubscriptionState } from '../../parts/values/SubscriptionState.tsx';
import { Time } from '../../parts/values/Time.tsx';
import type { PaymentRow } from '../payments/index.ts';
import type { SubscriptionRow } from '../subscriptions/index.ts';
import { Part } from './Part.tsx';
import { texts } from './texts.ts';

const { page: t } = texts;
const newest = { pagination: { page: 1, perPage: 5 }, sort: { field: 'paidAt', order: 'DESC' } } as const;
const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'DESC' } } as const;

/** What an organisation has subscribed to, and its newest payments. */
export function Billing({ organisationId }: { organisationId: string }) {
  const filter = { organisationId };
  const bought = useGetList<SubscriptionRow>('subscriptions', { ...one, filter });
  const paid = useGetList<PaymentRow>('payments', { ...newest, filter });
  const billing = useQuery(billingQuery(organisationId));
  const error = bought.error ?? paid.error ?? billing.error;
  const again = () => void Promise.all([bought, paid, billing].map(({ refetch }) => refetch()));
  const action = (
    <>
      <Button component={Link} to={listOf('payments', filter)}>
        {t.allPayments}
      </Button>
      <Button component={Link} to={listOf('invoices', filter)}>
        {t.invoices}
      </Button>
    </>
  );
  return (
    <Part title={t.billing} action={action}>
      {error && <Failed message={error.message} onRetry={again} />}
      {!bought.data && !error && <CircularProgress size={24} aria-label={words.loading} />}
      {bought.data && <Bought row={bought.data[0]} />}
      {billing.data && <BillTo billing={billing.data} />}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {paid.data?.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 1 },
              borderTop: '1px solid var(--line)',
            }}
          >
            <Time at={row.paidAt} />
            <Typography sx={{ marginInlineEnd: 'auto' }}>{paidIn(row.amount, row.currency)}</Typography>
            <PaymentStatus status={row.status} />
          </Box>
        ))}
      </Box>
    </Part>
  );
}

/** What its invoices show of it. */
function BillTo({ billing }: { billing: Details }) {
  const { details } = billing;
  return (
    <Box component="section" aria-label={t.billingDetails} sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {t.billingDetails}
      </Typography>
      {details ? (
        <Facts facts={billingFacts(billing, details)} />
      ) : (
        <Typography color="textSecondary">{t.noBillingDetails}</Typography>
      )}
    </Box>
  );
}

function Bought({ row }: { row: SubscriptionRow | undefined }) {
  if (!row) return <Typography color="textSecondary">{t.nothingBought}</Typography>;
  const { state, planName, planId, amount, currency, periodEnd, cancelAtCycleEnd, gateway } = row;
  return (
    <Facts
      facts={[
        [words.status.label, <SubscriptionState key="state" state={state} />],
        [texts.columns.planId, planName ?? planId],
        [t.price, paidIn(amount, currency)],
        [cancelAtCycleEnd ? t.ends : t.paidUntil, <Time key="end" at={periodEnd} />],
        [t.gateway, gateway],
      ]}
    />
  );
}
