import { paidIn, typedMoney } from '../../../web-kit/plans/money.ts';
import { states, words } from '../../base/words.ts';
import { Column } from '../../parts/Column.tsx';
import { oneOf } from '../../parts/filters.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { Table } from '../../parts/Table.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { Note } from '../../parts/values/Note.tsx';
import { OrganisationName } from '../../parts/values/OrganisationName.tsx';
import { SubscriptionState } from '../../parts/values/SubscriptionState.tsx';
import { Time } from '../../parts/values/Time.tsx';
import type { SubscriptionRow } from './index.ts';
import { texts } from './texts.ts';

const { columns } = texts;
const ofState = oneOf('state', { label: texts.state, of: states, all: texts.all });
type Cell = (row: SubscriptionRow) => React.ReactNode;

const organisation: Cell = ({ organisationId }) => (
  <TextLink to={`/organisations/${organisationId}/show`}>
    <OrganisationName id={organisationId} />
  </TextLink>
);
const plan: Cell = ({ planName, planId }) => planName ?? planId;
const state: Cell = ({ state }) => <SubscriptionState state={state} />;
const amount: Cell = (row) => paidIn(row.amount, row.currency);
const price = ({ amount, currency }: SubscriptionRow) => ({
  ...{ amount: typedMoney(amount, currency), currency },
});
const period: Cell = ({ periodEnd, cancelAtCycleEnd }) => (
  <>
    <Time at={periodEnd} />
    {cancelAtCycleEnd && <Note>{texts.cancelled}</Note>}
  </>
);
const since: Cell = ({ createdAt }) => <Time at={createdAt} />;

/** What organisations pay for. */
export default function SubscriptionList() {
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[ofState]}
      actions={<TextLink to="/revenue">{words.toRevenue}</TextLink>}
    >
      <Table empty={texts.empty}>
        <Column source="organisationId" label={words.organisation.label} render={organisation} />
        <Column source="planId" label={columns.plan} render={plan} />
        <Column source="state" label={columns.state} render={state} />
        <Column source="amount" label={columns.amount} align="right" render={amount} file={price} />
        <Column source="periodEnd" label={columns.period} sortable render={period} />
        <Column source="gateway" label={columns.gateway} rest />
        <Column source="createdAt" label={columns.createdAt} rest sortable render={since} />
      </Table>
    </ListPage>
  );
}
