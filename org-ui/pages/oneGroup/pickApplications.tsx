import { paths } from '../../base/paths.ts';
import { words } from '../../base/words.ts';
import { hosted } from '../../families/families.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import type { Pickable } from '../../parts/pick/PickList.tsx';
import { applicationsOf, type Choice } from '../../things/chooseApplication/applications.ts';
import { texts } from './texts.ts';

const t = texts.applications;
/**
 * The applications that can be opened to a group, to pick some of them: those that nobody joins by a registration of their
 * own. Those that are open already are marked.
 */
export const pickApplications = (uniqueId: string, isOpen: ReadonlySet<string>): Pickable<Choice> => ({
  load: applicationsOf(uniqueId, hosted),
  sort: ['name', 'ASC'],
  idOf: ({ appId }) => appId,
  nameOf: ({ name }) => name,
  detailOf: ({ label }) => label,
  takenOf: ({ appId }) => (isOpen.has(appId) ? t.taken : undefined),
  search: t.search,
  empty: <Empty text={t.noneToOpen} next={{ label: words.addApplication, to: paths.newApplication }} />,
});
