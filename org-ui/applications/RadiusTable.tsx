import { list } from '../../web-kit/table/query.ts';
import { pageOf } from '../application/pages.ts';
import { radiusVerbs } from '../radius/radius.ts';
import { radiusTexts as t } from '../radius/texts.ts';
import { useIds } from '../session.ts';
import { FamilyTable } from './FamilyTable.tsx';

/** The RADIUS applications. */
export function RadiusTable() {
  const { uniqueId } = useIds();
  return (
    <FamilyTable
      label={t.tab}
      load={list('GET /getRadiusClientByUniqueId/:uniqueId', { uniqueId })}
      pathOf={({ appId }) => pageOf('radius', appId)}
      verbs={radiusVerbs}
      empty={t.empty}
      add="/configure-application?kind=Radius"
      rowsPerPage={10}
    />
  );
}
