import { paidIn, typedMoney } from '../../../web-kit/plans/money.ts';
import { outcomes, words } from '../../base/words.ts';
import { Column } from '../../parts/Column.tsx';
import { oneOf } from '../../parts/filters.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { ofOrganisation } from '../../parts/ofOrganisation.tsx';
import { Table } from '../../parts/Table.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { Note } from '../../parts/values/Note.tsx';
import { PaymentStatus } from '../../parts/values/PaymentStatus.tsx';
import { Time } from '../../parts/values/Time.tsx';
import type { PaymentRow } from './index.ts';
import { texts } from './texts.ts';

const { columns } = texts;
const ofStatus = oneOf('status', { label: texts.status, of: outcomes, all: texts.all });
type Cell = (row: PaymentRow) => React.ReactNode;

const date: Cell = ({ paidAt }) => <Time at={paidAt} />;
const organisation: Cell = ({ organisationId, organisationName }) =>
  organisationName ? (
    <TextLink to={`/organisations/${organisationId}/show`}>{organisationName}</TextLink>
  ) : (
    words.none
  );
const plan: Cell = ({ planName, planId }) => planName ?? planId;
const amount: Cell = ({ amount, refunded, currency }) => (
  <>
    {paidIn(amount, currency)}
    {refunded > 0 && <Note>{texts.refunded(paidIn(refunded, currency))}</Note>}
  </>
);
const payer = ({ organisationId, organisationName }: PaymentRow) => ({ organisationId, organisationName });
const amounts = ({ amount, refunded, currency }: PaymentRow) => ({
  ...{ amount: typedMoney(amount, currency), refunded: typedMoney(refunded, currency), currency },
});
const status: Cell = ({ status }) => <PaymentStatus status={status} />;

/** Each payment of each organisation. */
export default function PaymentList() {
  return (
    <ListPage
      sort={{ field: 'paidAt', order: 'DESC' }}
      filters={[ofOrganisation, ofStatus]}
      actions={<TextLink to="/revenue">{words.toRevenue}</TextLink>}
    >
      <Table empty={texts.empty}>
        <Column source="paidAt" label={columns.paidAt} sortable render={date} />
        <Column source="organisationId" label={words.organisation.label} render={organisation} file={payer} />
        <Column source="planId" label={columns.plan} rest render={plan} />
        <Column source="amount" label={columns.amount} align="right" render={amount} file={amounts} />
        <Column source="status" label={words.status.label} render={status} />
        <Column source="gateway" label={columns.gateway} rest />
        <Column source="paymentId" label={columns.paymentId} rest />
      </Table>
    </ListPage>
  );
}
