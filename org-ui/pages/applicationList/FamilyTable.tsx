import { RowActions } from '../../../web-kit/commands/RowActions.tsx';
import type { RowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import type { Column } from '../../../web-kit/table/column.ts';
import type { Load } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { words } from '../../base/words.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import { ViewButton } from '../../parts/page/ViewButton.tsx';
import { applicationColumns, type Listed } from './columns.tsx';
import { texts } from './texts.ts';

type FamilyTableProps<T extends Listed> = {
  label: string;
  load: Load<T>;
  /** The page of an application. */
  pathOf: (app: T) => string;
  verbs: RowVerbs<T>;
  /** The column for the kind of application, in families with several kinds. */
  kind?: Column<T>;
  /** The text of the empty table, and the page that adds the first application. */
  empty: string;
  add: string;
  rowsPerPage?: number;
  /** Prefix of the table's parameters in the address, for the second table of a page. */
  address?: string;
};
/** The applications of one family, with the actions on each. */
export function FamilyTable<T extends Listed>(props: FamilyTableProps<T>) {
  const { label, load, pathOf, verbs, kind, empty, add, rowsPerPage = 9, address = '' } = props;
  const { name, users, createdAt, status } = applicationColumns<T>(pathOf);
  return (
    <DataTable
      label={label}
      address={address}
      load={load}
      columns={[name, ...(kind ? [kind] : []), users, createdAt, status]}
      idOf={({ appId }) => appId}
      actions={(app) => (
        <>
          <ViewButton name={app.name} to={pathOf(app)} />
          <RowActions row={app} verbs={verbs} />
        </>
      )}
      pageSize={rowsPerPage}
      sort={['createdAt', 'DESC']}
      search={texts.search}
      empty={<Empty text={empty} next={{ label: words.addApplication, to: add }} />}
    />
  );
}
