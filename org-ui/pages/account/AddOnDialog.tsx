import { Box, Button, Slider, Typography } from '@mui/material';
import { useState } from 'react';
import { formatNumber, pair } from '../../../web-kit/format.ts';
import { inCurrency } from '../../../web-kit/plans/money.ts';
import type { Currency } from '../../../web-kit/plans/offer.ts';
import { words } from '../../base/words.ts';
import { TitledDialog } from '../../parts/page/TitledDialog.tsx';
import { ContactDialog } from '../../things/contact/ContactDialog.tsx';
import { type AddOn, addOns, priceOfAll } from './billing.ts';
import { texts } from './texts.ts';

const t = texts.addOns;

/** Chooses what is needed on top of the plan, with its price, and tells the staff of it. */
export function AddOnDialog({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  const [chosen, setChosen] = useState<Record<AddOn, number>>({ users: 0, applications: 0, domains: 0 });
  const [paying, setPaying] = useState(false);
  const price = priceOfAll(chosen, currency);
  const total = inCurrency(price, currency);
  const { users, applications, domains } = chosen;
  if (paying)
    return <ContactDialog wanted={t.wanted(users, applications, domains, total)} onClose={onClose} />;
  return (
    <TitledDialog
      title={t.title}
      text={t.text}
      buttons={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="contained" disabled={price === 0} onClick={() => setPaying(true)}>
            {t.pay}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {(Object.keys(addOns) as AddOn[]).map((each) => (
        <Amount
          key={each}
          {...{ each, currency }}
          value={chosen[each]}
          onChange={(value) => setChosen((now) => ({ ...now, [each]: value }))}
        />
      ))}
      <Typography sx={{ mt: 2, fontWeight: 650 }} role="status">
        {t.total(total)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t.unpaid}
      </Typography>
    </TitledDialog>
  );
}

type AmountProps = { each: AddOn; currency: Currency; value: number; onChange: (value: number) => void };
/** A slider with its label, its value and the price of one. */
function Amount({ each, currency, value, onChange }: AmountProps) {
  const { max, step, prices } = addOns[each];
  return (
    <Box sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography>{pair(t[each], formatNumber(value))}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t.each(inCurrency(prices[currency], currency))}
        </Typography>
      </Box>
      <Box sx={{ px: 1.25 }}>
        <Slider
          aria-label={t[each]}
          {...{ min: 0, max, step, value }}
          onChange={(_, next) => onChange(next as number)}
        />
      </Box>
    </Box>
  );
}
