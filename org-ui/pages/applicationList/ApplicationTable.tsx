import type { Column } from '../../../web-kit/table/column.ts';
import { list } from '../../../web-kit/table/query.ts';
import { pageOf } from '../../base/paths.ts';
import { useIds } from '../../base/session.ts';
import type { Application } from '../../things/applications/application.ts';
import { applicationVerbs } from '../../things/applications/verbs.ts';
import { FamilyTable } from './FamilyTable.tsx';
import { texts } from './texts.ts';

const { columns: heads, kinds, empty, tabs } = texts;
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
