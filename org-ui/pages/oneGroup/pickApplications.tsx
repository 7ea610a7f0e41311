import type { FamilyName } from '../../../domain/families/families.ts';
import type { Load, Query } from '../../../web-kit/table/query.ts';
import { paths } from '../../base/paths.ts';
import { words } from '../../base/words.ts';
import { families } from '../../families/families.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import type { Pickable } from '../../parts/pick/PickList.tsx';
import type { Family } from '../../things/applicationPage/family.ts';
import { texts } from './texts.ts';

const t = texts.applications;
type Choice = { appId: string; name: string; family: FamilyName; label: string };

/** The families that nobody joins by a registration of their own, so that their applications can be opened. */
const opened = Object.values<Family>(families).filter(({ invite }) => invite.needed);

/** A loader for the applications of several families, one list after the other. */
function applicationsOf(uniqueId: string): Load<Choice> {
  const load = async (query: Query) => {
    const pages = await Promise.all(
      opened.map(async ({ name: family, label, applications }) => {
        const { rows, total } = await applications.load(uniqueId)(query);
        const choices = (rows as { appId: string; name: string }[]).map(({ appId, name }) => ({
          ...{ appId, name, family, label },
        }));
        return { choices, total };
      }),
    );
    return {
      rows: pages.flatMap(({ choices }) => choices),
      total: pages.reduce((sum, { total }) => sum + total, 0),
    };
  };
  return Object.assign(load, { queryKey: ['applications to open', uniqueId] });
}

/** The applications that can be opened to a group, to pick some of them. Those that are open already are marked. */
export const pickApplications = (uniqueId: string, isOpen: ReadonlySet<string>): Pickable<Choice> => ({
  load: applicationsOf(uniqueId),
  sort: ['name', 'ASC'],
  idOf: ({ appId }) => appId,
  nameOf: ({ name }) => name,
  detailOf: ({ label }) => label,
  takenOf: ({ appId }) => (isOpen.has(appId) ? t.taken : undefined),
  search: t.search,
  empty: <Empty text={t.noneToOpen} next={{ label: words.addApplication, to: paths.newApplication }} />,
});
