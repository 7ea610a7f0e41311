import { Actor } from '../kit/Actor.tsx';
import { streamPage } from '../kit/addresses.ts';
import { Column } from '../kit/Column.tsx';
import { ofOrganisation, search } from '../kit/filters.tsx';
import { ListPage } from '../kit/ListPage.tsx';
import { Table } from '../kit/Table.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { Time } from '../kit/Time.tsx';
import type { AuditRow } from '../rows.ts';
import { texts } from '../texts.ts';

const { columns, ms } = texts.audit;
const filters = [search(texts.audit.filter), ofOrganisation];
type Cell = (row: AuditRow) => React.ReactNode;

const at: Cell = (row) => <Time at={row.createdAt} />;
const action: Cell = (row) => (
  <TextLink to={streamPage(`${row.category}-${row.subjectId}`, row.position)}>{row.action}</TextLink>
);
const actor: Cell = (row) => <Actor role={row.actorRole} id={row.actorId} />;
const call: Cell = (row) => row.call ?? texts.none;
const method: Cell = (row) => row.method ?? texts.none;
const ip: Cell = (row) => row.fromIP ?? texts.none;
const status: Cell = (row) => `${row.statusCode} ${row.status}`;
const took: Cell = (row) => (row.responseTime === null ? texts.none : `${row.responseTime} ${ms}`);

/** What changed, by whom and from where. An action leads to its event. */
export default function AuditList() {
  return (
    <ListPage sort={{ field: 'createdAt', order: 'DESC' }} filters={filters}>
      <Table>
        <Column source="createdAt" label={columns.createdAt} sortable render={at} />
        <Column source="action" label={columns.action} render={action} />
        <Column source="category" label={columns.category} />
        <Column source="actorId" label={columns.actor} render={actor} />
        <Column source="call" label={columns.call} render={call} />
        <Column source="method" label={columns.method} render={method} />
        <Column source="fromIP" label={columns.ip} render={ip} />
        <Column source="statusCode" label={columns.status} render={status} />
        <Column source="responseTime" label={columns.responseTime} render={took} />
      </Table>
    </ListPage>
  );
}
