import { RowActions } from '../../../web-kit/commands/RowActions.tsx';
import { DataTable } from '../../../web-kit/table.tsx';
import { suspensions } from '../../../web-kit/views/StatusChoice.tsx';
import { pageOf, paths } from '../../base/paths.ts';
import { useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { kinds } from '../../families/families.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import { ViewButton } from '../../parts/page/ViewButton.tsx';
import type { Family } from '../../things/applicationPage/family.ts';
import { applicationActs } from '../../things/applications/acts.ts';
import { applicationColumns, type Listed } from './columns.tsx';
import { texts } from './texts.ts';

/** The wizard for a kind of application, which begins with the first unless another one is asked for. */
const wizardFor = (kind: string) => `${paths.newApplication}${kind === kinds[0].name ? '' : `?kind=${kind}`}`;

/** The applications of one family, with the actions on each. */
export function FamilyTable({ family }: { family: Family }) {
  const { uniqueId } = useIds();
  const { group, applications } = family;
  const { label, load, verbs, kind, empty, rowsPerPage = 9, address = '' } = applications;
  const pathOf = ({ appId }: Listed) => pageOf(family.name, appId);
  const { name, users, createdAt, status } = applicationColumns(pathOf);
  return (
    <DataTable<Listed>
      label={label ?? group.tabs.applications.label}
      address={address}
      load={load(uniqueId)}
      columns={[
        name,
        ...(kind ? [{ key: 'kind', title: kind.title, show: kind.of }] : []),
        users,
        createdAt,
        status,
      ]}
      idOf={({ appId }) => appId}
      actions={(app) => (
        <>
          <ViewButton name={app.name} to={pathOf(app)} />
          <RowActions row={app} verbs={verbs} />
        </>
      )}
      statuses={suspensions}
      bulk={{ nameOf: (app) => app.name, acts: applicationActs(verbs) }}
      pageSize={rowsPerPage}
      sort={['createdAt', 'DESC']}
      search={texts.search}
      empty={
        <Empty text={empty} next={{ label: words.addApplication, to: wizardFor(family.kinds[0].name) }} />
      }
    />
  );
}
