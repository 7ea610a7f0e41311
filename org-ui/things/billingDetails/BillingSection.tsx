import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type Billing, billingFacts, billingQuery } from '../../../web-kit/plans/billingDetails.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import type { Buyer } from './BillingDialog.tsx';
import { EditBilling } from './EditBilling.tsx';
import { texts as t } from './texts.ts';

/** What invoices show of the organisation, and the way to change it. */
export function BillingSection({ organisation }: { organisation: Buyer }) {
  const { data, error, refetch } = useQuery(billingQuery(organisation.uniqueId));
  const button = data && <EditBilling {...{ organisation }} billing={data} />;
  return (
    <Section title={t.title} buttons={button}>
      {data ? <BillingShown billing={data} /> : <Pending error={error} onRetry={refetch} />}
    </Section>
  );
}

/** The details that were entered; or what invoices lack without them. */
export function BillingShown({ billing }: { billing: Billing }) {
  if (!billing.details)
    return billing.isAddressNeeded ? (
      <Alert severity="warning">{t.needed(billing.seller ?? '')}</Alert>
    ) : (
      <Typography sx={{ color: 'text.secondary' }}>{t.none}</Typography>
    );
  return (
    <>
      <Box sx={sideBySide(220)}>
        {billingFacts(billing, billing.details).map(([label, text]) => (
          <Field key={label} label={label}>
            {text}
          </Field>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t.kept}
      </Typography>
    </>
  );
}
