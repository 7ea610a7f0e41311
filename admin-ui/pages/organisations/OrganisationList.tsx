import { countryShown } from '../../../web-kit/data/countries.ts';
import { industryWords } from '../../base/industryWords.ts';
import { words } from '../../base/words.ts';
import { Column } from '../../parts/Column.tsx';
import { search } from '../../parts/filters.tsx';
import { HistoryButton } from '../../parts/HistoryButton.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { Table } from '../../parts/Table.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { Status } from '../../parts/values/Status.tsx';
import { Time } from '../../parts/values/Time.tsx';
import type { OrganisationRow } from './index.ts';
import { texts } from './texts.ts';

const { columns } = texts;
const filters = [search(texts.filter)];
type Cell = (row: OrganisationRow) => React.ReactNode;

const country: Cell = (row) => countryShown(row.country);
const industry: Cell = (row) => industryWords.shown(row.industry);
const name: Cell = (row) => <TextLink to={`/organisations/${row.id}/show`}>{row.name}</TextLink>;
const address: Cell = (row) => row.subdomain ?? words.none;
const created: Cell = (row) => <Time at={row.createdAt} />;
const status: Cell = (row) => <Status suspended={row.suspended} />;
const history: Cell = (row) => <HistoryButton organisationId={row.id} />;

/** The customers of the platform. */
export default function OrganisationList() {
  return (
    <ListPage sort={{ field: 'createdAt', order: 'DESC' }} filters={filters}>
      <Table>
        <Column source="name" label={columns.name} sortable render={name} />
        <Column source="country" label={columns.country} rest render={country} />
        <Column source="industry" label={columns.industry} rest render={industry} />
        <Column source="size" label={columns.size} rest />
        <Column source="subdomain" label={columns.subdomain} render={address} />
        <Column source="planId" label={columns.planId} rest />
        <Column source="applicationCount" label={columns.apps} rest />
        <Column source="operatorCount" label={columns.team} rest />
        <Column source="createdAt" label={columns.createdAt} rest sortable render={created} />
        <Column source="suspended" label={words.status.label} render={status} />
        <Column source="action" label={words.action} render={history} sticky />
      </Table>
    </ListPage>
  );
}
