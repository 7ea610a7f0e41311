import { Box, Chip, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { documentDate, shortDate } from '../../../web-kit/format.ts';
import { InvoiceFiles } from '../../../web-kit/plans/InvoiceFiles.tsx';
import { paidIn } from '../../../web-kit/plans/money.ts';
import { read } from '../../../web-kit/read.ts';
import { cards } from '../../../web-kit/table/look.ts';
import { PlainTable } from '../../../web-kit/table/PlainTable.tsx';
import { tableWords } from '../../../web-kit/table/words.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { BillingSection } from '../../things/billingDetails/BillingSection.tsx';
import {
  colourOf,
  lastPaymentIn,
  newestFirst,
  type Organisation,
  type PaymentItem,
  statusName,
} from './billing.ts';
import { texts } from './texts.ts';

const t = texts.payments;

/** What the organisation paid last and before, and the invoices for it. */
export function Payments({ organisation }: { organisation: Organisation }) {
  const { lastPaymentDetails, paymentHistory } = organisation;
  return (
    <>
      <Section title={t.last}>
        {lastPaymentDetails ? (
          <Box sx={sideBySide(200)}>
            {lastPaymentIn(lastPaymentDetails, paymentHistory).map(({ label, text }) => (
              <Field key={label} label={label}>
                {text}
              </Field>
            ))}
          </Box>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t.empty}</Typography>
        )}
      </Section>
      <Section title={t.history}>
        <History payments={newestFirst(paymentHistory)} />
      </Section>
      <BillingSection organisation={organisation} />
      <Section title={t.invoices}>
        <Invoices />
      </Section>
    </>
  );
}

/** The payments as a table, the newest first. */
export function History({ payments }: { payments: readonly PaymentItem[] }) {
  if (!payments.length) return <Typography sx={{ color: 'text.secondary' }}>{t.empty}</Typography>;
  const [number, day, paid, result, by] = t.columns;
  return (
    <Listed label={t.history} columns={t.columns}>
      {payments.map(({ date, amount, refunded = 0, currency, status, gateway }, index) => (
        <TableRow key={`${date} ${gateway} ${amount} ${status}`}>
          <TableCell data-title={number}>{index + 1}</TableCell>
          <TableCell data-title={day}>{shortDate(date)}</TableCell>
          <TableCell data-title={paid}>
            <div>
              {paidIn(amount, currency)}
              {refunded > 0 && (
                <Typography variant="caption" component="div">
                  {t.refunded(paidIn(refunded, currency))}
                </Typography>
              )}
            </div>
          </TableCell>
          <TableCell data-title={result}>
            <Chip size="small" variant="outlined" label={statusName(status)} color={colourOf(status)} />
          </TableCell>
          <TableCell data-title={by}>{gateway}</TableCell>
        </TableRow>
      ))}
    </Listed>
  );
}

type Invoice = ReplyOf<Calls, 'GET /invoices'>[number];

function Invoices() {
  const newest = { sort: '["issuedAt","DESC"]', range: '[0,99]' } as never;
  const { data, error, refetch } = useQuery(read('GET /invoices', newest));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  return <InvoiceList invoices={data} />;
}

/** The invoices and credit notes as a table, in the order in which they are given. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  if (!invoices.length) return <Typography sx={{ color: 'text.secondary' }}>{t.noInvoices}</Typography>;
  return (
    <Listed label={t.invoices} columns={t.invoiceColumns}>
      {invoices.map((invoice) => (
        <OneInvoice key={invoice.id} invoice={invoice} />
      ))}
    </Listed>
  );
}

/** An invoice, or a credit note, whose amounts are negative. */
function OneInvoice({ invoice }: { invoice: Invoice }) {
  const { id, number, invoiceNumber, issuedAt, gross, tax, currency } = invoice;
  const sign = invoiceNumber ? -1 : 1;
  const [called, day, total, included] = t.invoiceColumns;
  return (
    <TableRow>
      <TableCell data-title={called} sx={{ whiteSpace: { md: 'nowrap' } }}>
        <div>
          {number}
          {invoiceNumber && (
            <Typography variant="caption" component="div">
              {t.creditFor(invoiceNumber)}
            </Typography>
          )}
        </div>
      </TableCell>
      <TableCell data-title={day}>{documentDate(issuedAt)}</TableCell>
      <TableCell data-title={total}>{paidIn(sign * gross, currency)}</TableCell>
      <TableCell data-title={included}>{paidIn(sign * tax, currency)}</TableCell>
      <TableCell>
        <InvoiceFiles {...{ id, number }} download={t.download} />
      </TableCell>
    </TableRow>
  );
}

type ListedProps = { label: string; columns: readonly string[]; children: ReactNode };
const Listed = ({ label, columns, children }: ListedProps) => (
  <PlainTable
    label={label}
    heads={columns}
    look={cards(columns.length)}
    around={{ label: tableWords.region(label), look: { containerType: 'inline-size' } }}
  >
    {children}
  </PlainTable>
);
