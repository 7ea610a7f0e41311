import { Box } from '@mui/material';
import { documentDate } from '../../../web-kit/format.ts';
import { InvoiceFiles } from '../../../web-kit/plans/InvoiceFiles.tsx';
import { paidIn, typedMoney } from '../../../web-kit/plans/money.ts';
import { words } from '../../base/words.ts';
import { Column } from '../../parts/Column.tsx';
import { oneOf, search } from '../../parts/filters.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { ofOrganisation } from '../../parts/ofOrganisation.tsx';
import { Table } from '../../parts/Table.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { Note } from '../../parts/values/Note.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import type { InvoiceRow } from './index.ts';
import { texts } from './texts.ts';

const { columns, kind } = texts;
const links = {
  ...{ display: 'flex', alignItems: 'center', columnGap: 2, marginInlineEnd: 'auto' },
  ...{ flexWrap: { xs: 'wrap', md: 'nowrap' }, whiteSpace: 'nowrap' },
};
const { label, all, ...kinds } = kind;
const ofKind = oneOf('kind', { label, of: kinds, all });
type Cell = (row: InvoiceRow) => React.ReactNode;

const date: Cell = ({ issuedAt }) => (
  <time dateTime={issuedAt} title={issuedAt}>
    {documentDate(issuedAt)}
  </time>
);
const number: Cell = ({ number, invoiceNumber, replacementId }) => (
  <Box sx={{ whiteSpace: { sm: 'nowrap' } }}>
    {number}
    {invoiceNumber && <Note>{texts.creditFor(invoiceNumber)}</Note>}
    {replacementId && <Note>{texts.replaced}</Note>}
  </Box>
);
const organisation: Cell = ({ organisationId, organisationName, buyer }) =>
  organisationName ? (
    <TextLink to={`/organisations/${organisationId}/show`}>{organisationName}</TextLink>
  ) : (
    buyer?.name || words.none
  );
const buyer = ({ organisationId, organisationName, buyer }: InvoiceRow) => ({
  ...{ organisationId, organisationName: organisationName ?? buyer?.name },
});
/** Amounts of credit notes are negative. */
const withSign = ({ kind }: InvoiceRow, amount: number) => (kind === 'invoice' || !amount ? amount : -amount);
const signed = (row: InvoiceRow, amount: number) => paidIn(withSign(row, amount), row.currency);
const filed = (row: InvoiceRow, amount: number) => typedMoney(withSign(row, amount), row.currency);
const amounts = (row: InvoiceRow) => ({ gross: filed(row, row.gross), currency: row.currency });
const taxed = (row: InvoiceRow) => ({ tax: filed(row, row.tax) });
const nameOf = ({ number }: InvoiceRow) => number;
const gross: Cell = (row) => (
  <>
    {signed(row, row.gross)}
    {row.credited > 0 && <Note>{texts.credited(paidIn(row.credited, row.currency))}</Note>}
  </>
);
const tax: Cell = (row) => signed(row, row.tax);
const files: Cell = ({ id, number }) => (
  <Box sx={{ whiteSpace: 'nowrap' }}>
    <InvoiceFiles {...{ id, number }} download={texts.download} />
  </Box>
);
const action: Cell = (row) => <InvoiceActions row={row} />;

/** The invoices and credit notes of all organisations. */
export default function InvoiceList() {
  return (
    <ListPage
      sort={{ field: 'issuedAt', order: 'DESC' }}
      filters={[search(texts.filter), ofOrganisation, ofKind]}
      actions={
        <Box sx={links}>
          <TextLink to="/revenue">{words.toRevenue}</TextLink>
          <TextLink to="/invoicing">{texts.setup}</TextLink>
        </Box>
      }
    >
      <Table empty={texts.empty} nameOf={nameOf}>
        <Column source="issuedAt" label={columns.issuedAt} sortable render={date} />
        <Column source="number" label={columns.number} render={number} />
        <Column source="organisationId" label={words.organisation.label} render={organisation} file={buyer} />
        <Column source="gross" label={columns.gross} align="right" render={gross} file={amounts} />
        <Column source="tax" label={columns.tax} align="right" rest render={tax} file={taxed} />
        <Column source="files" label={columns.files} render={files} />
        <Column source="action" label={words.action} render={action} sticky />
      </Table>
    </ListPage>
  );
}
