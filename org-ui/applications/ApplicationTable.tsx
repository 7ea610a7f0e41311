import type { Column } from '../../web-kit/table/column.ts';
import { list } from '../../web-kit/table/query.ts';
import type { Application } from '../application/application.ts';
import { pageOf } from '../application/pages.ts';
import { applicationVerbs } from '../application/verbs.ts';
import { useIds } from '../session.ts';
import { texts } from '../texts.ts';
import { FamilyTable } from './FamilyTable.tsx';

const { columns: heads, kinds, empty, tabs } = texts.applications;
const kind: Column<Application> = {
  key: 'type',
  title: heads.type,
  show: ({ type }) => kinds[type] ?? type,
};

/** The web and mobile applications. */
export function ApplicationTable() {
  const { uniqueId } = useIds();
  return (
    <FamilyTable
      label={tabs.custom}
      load={list('GET /getAllApplications/:uniqueId', { uniqueId })}
      pathOf={({ appId }) => pageOf('general', appId)}
      verbs={applicationVerbs}
      kind={kind}
      empty={empty}
      add="/configure-application"
    />
  );
}
