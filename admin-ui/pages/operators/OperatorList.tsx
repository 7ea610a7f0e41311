import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import { Box, Chip } from '@mui/material';
import { DataTableBody } from 'react-admin';
import { subscriptionTypeOf } from '../../../web-kit/plans/offer.ts';
import { Breaking, Pieces } from '../../../web-kit/table/Breaking.tsx';
import { words } from '../../base/words.ts';
import { useWrite } from '../../data/useWrite.ts';
import { Column } from '../../parts/Column.tsx';
import { search } from '../../parts/filters.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { Table } from '../../parts/Table.tsx';
import { Status } from '../../parts/values/Status.tsx';
import { Time } from '../../parts/values/Time.tsx';
import { operatorActs } from './acts.tsx';
import { ExpandButton, ExpandingRow } from './ExpandingRow.tsx';
import type { OperatorRow } from './index.ts';
import { OperatorActions } from './OperatorActions.tsx';
import { texts } from './texts.ts';

const { columns, free, paid, byOrganisation } = texts;
const filters = [search(texts.filter)];
type Cell = (row: OperatorRow) => React.ReactNode;

const named: Cell = (row) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
    <ExpandButton />
    <Breaking>{row.username ?? words.none}</Breaking>
  </Box>
);
const created: Cell = (row) => <Time at={row.createdAt} />;
const lastLogin: Cell = (row) => <Time at={row.updatedAt} />;
const plan: Cell = ({ planId }) => <Pieces text={planId ?? words.none} />;
const subscription: Cell = (row) => {
  const isFree = subscriptionTypeOf(row) === 'free';
  return <Chip size="small" color={isFree ? 'default' : 'primary'} label={isFree ? free : paid} />;
};
/** What a file says of the type of subscription, which is no field of the row, and of a status that is the organization's, too. */
const subscribed = (row: OperatorRow) => ({ subscriptionType: subscriptionTypeOf(row) });
const suspendedAtAll = ({ suspended, organisationSuspended }: OperatorRow) => ({
  suspended: suspended || organisationSuspended === true,
});
const status: Cell = ({ suspended, organisationSuspended }) => (
  <Status
    suspended={suspended || organisationSuspended === true}
    title={suspended ? byOrganisation : undefined}
  />
);
const registered: Cell = (row) =>
  row.registered ? (
    <CheckCircle color="success" titleAccess={words.yes} />
  ) : (
    <Cancel color="disabled" titleAccess={words.no} />
  );
const actions: Cell = (row) => <OperatorActions row={row} />;

const Body = ({ children }: { children?: React.ReactNode }) => (
  <DataTableBody row={ExpandingRow}>{children}</DataTableBody>
);

export default function OperatorList() {
  const acts = operatorActs(useWrite('operators'));
  return (
    <ListPage sort={{ field: 'createdAt', order: 'DESC' }} filters={filters}>
      <Table body={Body} acts={acts}>
        <Column source="username" label={columns.username} sortable render={named} />
        <Column source="createdAt" label={columns.createdAt} rest sortable render={created} />
        <Column source="updatedAt" label={columns.updatedAt} sortable render={lastLogin} />
        <Column source="applicationCount" label={columns.apps} rest />
        <Column
          source="subscriptionType"
          label={columns.subscription}
          render={subscription}
          file={subscribed}
        />
        <Column source="planId" label={columns.planId} rest render={plan} />
        <Column source="suspended" label={words.status.label} render={status} file={suspendedAtAll} />
        <Column source="registered" label={columns.registered} rest render={registered} />
        <Column source="action" label={words.action} render={actions} sticky />
      </Table>
    </ListPage>
  );
}
