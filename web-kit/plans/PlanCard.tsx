import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import { Box, Card, CardContent, Chip, Divider, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { pair } from '../format.ts';
import { inCurrency } from './money.ts';
import { type Currency, priceOf, type SoldPlan } from './offer.ts';
import { texts } from './texts.ts';

type Props = {
  plan: SoldPlan;
  currency: Currency;
  /** A chip such as the one of the present plan. */
  mark?: ReactNode;
  /** The button at the bottom. */
  action?: ReactNode;
};
/** The card of a plan, as the pricing page shows it and the staff preview it. */
export function PlanCard({ plan, currency, mark, action }: Props) {
  const { price, offer } = priceOf(plan, currency);
  const limits = [
    texts.apps(plan.allowNumberOfApps),
    texts.users(plan.allowNumberOfUsers),
    texts.domains(plan.allowedNumberOfRPs),
  ];
  return (
    <Card
      variant="outlined"
      component="article"
      aria-label={plan.name}
      sx={{
        ...{ display: 'flex', flexDirection: 'column', height: '100%', overflow: 'visible' },
        ...(plan.isPopular && { borderColor: 'primary.main', borderWidth: 2 }),
      }}
    >
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, flexGrow: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h6" component="h2" sx={{ marginInlineEnd: 'auto', overflowWrap: 'anywhere' }}>
            {plan.name}
          </Typography>
          {plan.isPopular && <Chip size="small" color="primary" label={texts.popular} />}
          {mark}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {plan.description}
        </Typography>
        <Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            <Typography variant="h4" component="p">
              {inCurrency(offer?.price ?? price, currency)}
            </Typography>
            <Typography color="textSecondary">{texts.per(plan.billingCycle)}</Typography>
          </Box>
          {offer && (
            <Typography variant="body2" component="p">
              <s>{inCurrency(price, currency)}</s> {pair(offer.name, texts.off(offer.percent))}
            </Typography>
          )}
        </Box>
        <Lines lines={limits.map((label) => ({ label, enabled: true }))} />
        {plan.features.length > 0 && <Divider />}
        <Lines lines={plan.features} />
        {action && <Box sx={{ mt: 'auto', pt: 1 }}>{action}</Box>}
      </CardContent>
    </Card>
  );
}

function Lines({ lines }: { lines: readonly { label: string; enabled: boolean }[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.75 }}>
      {lines.map(({ label, enabled }) => (
        <Box
          component="li"
          key={label}
          sx={{ display: 'flex', gap: 1, color: enabled ? 'text.primary' : 'text.secondary' }}
        >
          {enabled ? (
            <Check fontSize="small" color="success" titleAccess={texts.included} />
          ) : (
            <Close fontSize="small" color="disabled" titleAccess={texts.missing} />
          )}
          <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
