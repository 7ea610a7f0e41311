import { countryNameOf } from '../../../web-kit/data/countries.ts';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import type { Values } from '../../../web-kit/form/fields.ts';
import { type Billing, billingQuery } from '../../../web-kit/plans/billingDetails.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { readNow } from '../../base/session.ts';
import { type BillingKey, billingFields, billingValues, changeBilling } from './fields.ts';
import { texts as t } from './texts.ts';

export type Buyer = { uniqueId: string; name: string; city?: string | null };
type Props = { organisation: Buyer; billing: Billing; onClose: () => void };

/** Enters or changes what invoices show of the organisation. */
export function BillingDialog({ organisation, billing, onClose }: Props) {
  const { uniqueId } = organisation;
  const { countryCode } = billing;
  return (
    <FormDialog
      about={`billing details ${uniqueId}`}
      title={t.title}
      text={countryCode ? `${t.lead} ${t.country(countryNameOf(countryCode))}` : t.lead}
      columns={2}
      fields={billingFields(countryCode)}
      initial={billingValues(billing, organisation)}
      reread={async () => billingValues(await readNow(billingQuery(uniqueId)), organisation)}
      run={likewise(changeBilling, (values: Values<BillingKey>) => changeBilling(uniqueId, values))}
      done={t.done}
      onClose={onClose}
    />
  );
}
