import { Button } from '@mui/material';
import { useState } from 'react';
import { BarrableButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { inCurrency } from '../../../web-kit/plans/money.ts';
import { type Currency, priceOf, type Sized, type SoldPlan } from '../../../web-kit/plans/offer.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { openPayment } from '../../things/subscription/paymentWindow.ts';
import { Checkout, Told } from './Checkout.tsx';
import { atShownPrice, type Begun, buy, type CurrentPlan, failureOf, upgrade, wayTo } from './purchase.ts';
import { texts } from './texts.ts';

const t = texts.purchase;
type Props = {
  plan: SoldPlan & Sized & { planId: string };
  organisation: { uniqueId: string; country: string; currentPlan: CurrentPlan };
  currency: Currency;
};

/** The button on the card of a plan that can be had: it buys the plan, or changes the subscription to it. */
export function BuyButton({ plan, organisation, currency }: Props) {
  const { currentPlan } = organisation;
  const { price, offer } = priceOf(plan, currency);
  const asked = offer?.price ?? price;
  const way = wayTo(plan, currentPlan, currency);
  if (way === 'create')
    return <Buy planId={plan.planId} price={asked} organisation={organisation} isPopular={plan.isPopular} />;
  if (way === 'downgrade') return <Downgrade />;
  if (way !== 'update') return null;
  return (
    <CommandButton
      label={t.upgrade}
      run={likewise(upgrade, () =>
        atShownPrice(() => upgrade({ planId: plan.planId, price: asked }, currentPlan)),
      )}
      done={t.updated}
      confirm={{ title: t.upgradeTitle(plan.name), text: t.upgradeText(inCurrency(asked, currency)) }}
      variant="contained"
      fullWidth
    />
  );
}

function Downgrade() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" fullWidth onClick={() => setOpen(true)}>
        {t.choose}
      </Button>
      {open && <Told title={t.error} text={t.downgrade} hint={t.smaller} onClose={() => setOpen(false)} />}
    </>
  );
}

type BuyProps = Pick<Props, 'organisation'> & { planId: string; price: number; isPopular: boolean };
function Buy({ planId, price, organisation, isPopular }: BuyProps) {
  const [begun, setBegun] = useState<Begun>();
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending, barred } = useVerb({
    run: likewise(buy, async () => {
      // Where the browser opens none, the dialog has a link.
      const popup = openPayment();
      try {
        const { url, purchaseId, since } = await atShownPrice(() => buy({ planId, price }, organisation));
        if (popup) popup.location.href = url;
        setBegun({ url, purchaseId, since });
      } catch (error) {
        popup?.close();
        setFailure(failureOf(error));
      }
    }),
  });
  return (
    <>
      <BarrableButton
        variant={isPopular ? 'contained' : 'outlined'}
        fullWidth
        loading={isPending}
        barred={barred}
        onClick={() => mutate()}
      >
        {t.buy}
      </BarrableButton>
      {failure !== undefined && (
        <Told title={t.failure} text={failure} onClose={() => setFailure(undefined)} />
      )}
      {begun && <Checkout {...begun} uniqueId={organisation.uniqueId} onClose={() => setBegun(undefined)} />}
    </>
  );
}
