import { Box, Button, Card, CardContent, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { type Currency, currencyOf } from '../../../web-kit/plans/offer.ts';
import { PlanCard } from '../../../web-kit/plans/PlanCard.tsx';
import { organisationQuery, useIds } from '../../base/session.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { BillingNotice } from '../../things/billingDetails/BillingNotice.tsx';
import { ContactDialog } from '../../things/contact/ContactDialog.tsx';
import { Ending } from '../../things/subscription/Ending.tsx';
import { BuyButton } from './BuyButton.tsx';
import { plansQuery, wayTo } from './purchase.ts';
import { texts } from './texts.ts';

type Plan = ReplyOf<Calls, 'GET /subscription/getAllPlans'>[number];
type Organisation = ReplyOf<Calls, 'GET /getOrgbyId/:uniqueId'>;

/** The plans that are sold, as cards, and a way to ask for more. */
export default function Pricing() {
  const { uniqueId } = useIds();
  const organisation = useQuery({ ...organisationQuery(uniqueId), enabled: uniqueId !== '' });
  const plans = useQuery(plansQuery);
  const error = plans.error ?? organisation.error;
  const retry = () => void Promise.all([plans.refetch(), organisation.refetch()]);
  return (
    <>
      <Heading title={texts.title} />
      {plans.data && organisation.data ? (
        <Cards plans={plans.data} organisation={organisation.data} />
      ) : (
        <Pending error={error} onRetry={retry} />
      )}
    </>
  );
}

const sideBySide = {
  ...{ display: 'grid', gap: 3, alignItems: 'stretch' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(270px, 100%), 1fr))',
} as const;

function Cards({ plans, organisation }: { plans: Plan[]; organisation: Organisation }) {
  const sold = plans
    .filter(({ published, withdrawn }) => published && !withdrawn)
    .sort((a, b) => a.priceInDollars / a.billingCycle - b.priceInDollars / b.billingCycle);
  const currency: Currency = currencyOf(organisation.country);
  return (
    <>
      <Ending {...organisation} />
      <BillingNotice organisation={organisation} />
      {sold.length === 0 && <Typography sx={{ mb: 2 }}>{texts.empty}</Typography>}
      <Box sx={sideBySide}>
        {sold.map((plan) => (
          <PlanCard
            key={plan.planId}
            plan={plan}
            currency={currency}
            mark={
              wayTo(plan, organisation.currentPlan, currency) === 'current' && (
                <Chip size="small" color="success" variant="outlined" label={texts.current} />
              )
            }
            action={<BuyButton {...{ plan, organisation, currency }} />}
          />
        ))}
        <Enterprise />
      </Box>
    </>
  );
}

/** The card for whoever needs more than any plan has. */
function Enterprise() {
  const t = texts.enterprise;
  // The link "Raise A Ticket" leads here where the installation has no help desk.
  const [open, setOpen] = useState(() => new URLSearchParams(location.search).has('contact'));
  return (
    <Card
      variant="outlined"
      component="article"
      aria-label={t.name}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, flexGrow: 1 }}>
        <Typography variant="h6" component="h2">
          {t.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t.text}
        </Typography>
        <Typography variant="h4" component="p">
          {t.price}
        </Typography>
        <Box sx={{ mt: 'auto', pt: 1 }}>
          <Button variant="outlined" fullWidth onClick={() => setOpen(true)}>
            {t.contact}
          </Button>
        </Box>
      </CardContent>
      {open && <ContactDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
