import { list } from '../../../web-kit/table/query.ts';
import { pageOf } from '../../base/paths.ts';
import { useIds } from '../../base/session.ts';
import { radiusVerbs } from '../../families/radius/radius.ts';
import { FamilyTable } from './FamilyTable.tsx';
import { texts } from './texts.ts';

/** The RADIUS applications. */
export function RadiusTable() {
  const { uniqueId } = useIds();
  return (
    <FamilyTable
      label={texts.radius.tab}
      load={list('GET /getRadiusClientByUniqueId/:uniqueId', { uniqueId })}
      pathOf={({ appId }) => pageOf('radius', appId)}
      verbs={radiusVerbs}
      empty={texts.radius.empty}
      add="/configure-application?kind=Radius"
      rowsPerPage={10}
    />
  );
}
