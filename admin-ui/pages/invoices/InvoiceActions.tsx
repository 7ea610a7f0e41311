import { Button } from '@mui/material';
import { useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { limits } from '../../../web-kit/domain/limits.ts';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { paidIn, typedMoney, unitsIn } from '../../../web-kit/plans/money.ts';
import { words } from '../../base/words.ts';
import type { InvoiceRow } from './index.ts';
import { texts } from './texts.ts';

const { credit, again } = texts;

/** What can be done with an invoice: it is credited as long as something is left of it, and then issued again. */
export function InvoiceActions({ row }: { row: InvoiceRow }) {
  const [crediting, setCrediting] = useState(false);
  const { id, kind, number, gross, credited, replacementId } = row;
  if (kind !== 'invoice' || replacementId) return words.none;
  if (credited >= gross)
    return (
      <CommandButton
        label={again.verb}
        confirm={{ title: again.title, text: again.text(number), yes: again.verb }}
        run={() => call('POST /invoices/:invoiceId/replace', { invoiceId: id })}
        done={again.done}
      />
    );
  return (
    <>
      <Button onClick={() => setCrediting(true)}>{credit.verb}</Button>
      {crediting && <CreditDialog row={row} onClose={() => setCrediting(false)} />}
    </>
  );
}

function CreditDialog({ row, onClose }: { row: InvoiceRow; onClose: () => void }) {
  const { id, number, gross, credited, currency } = row;
  const left = gross - credited;
  const isPossible = (typed: string) => (unitsIn(typed, currency) ?? Number.POSITIVE_INFINITY) <= left;
  return (
    <FormDialog
      about={`credit ${id}`}
      title={credit.title(number)}
      text={credit.text}
      fields={[
        {
          ...{ key: 'amount', label: credit.amount(currency), required: true, inputMode: 'decimal' },
          hint: credit.hint(paidIn(left, currency)),
          rule: (typed) => (isPossible(typed) ? undefined : credit.bad),
        },
        {
          ...{ key: 'reason', label: credit.reason, required: true, max: limits.creditReason },
          hint: credit.reasonHint,
        },
      ]}
      initial={{ amount: typedMoney(left, currency) }}
      run={({ amount, reason }) =>
        call('POST /invoices/:invoiceId/credit', {
          ...{ invoiceId: id, reason },
          amount: unitsIn(amount, currency)!,
        })
      }
      submit={credit.submit}
      done={credit.done}
      onClose={onClose}
    />
  );
}
