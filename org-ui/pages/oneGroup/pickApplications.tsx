import { paths } from '../../base/paths.ts';
import { words } from '../../base/words.ts';
import { families } from '../../families/families.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import type { Pickable } from '../../parts/pick/PickList.tsx';
import type { Family } from '../../things/applicationPage/family.ts';
import { applicationsOf, type Choice } from '../../things/chooseApplication/applications.ts';
import { texts } from './texts.ts';

const t = texts.applications;
/** The families that nobody joins by a registration of their own, so that their applications can be opened. */
const opened = Object.values<Family>(families).filter(({ invite }) => invite.needed);

/** The applications that can be opened to a group, to pick some of them. Those that are open already are marked. */
export const pickApplications = (uniqueId: string, isOpen: ReadonlySet<string>): Pickable<Choice> => ({
  load: applicationsOf(uniqueId, opened),
  sort: ['name', 'ASC'],
  idOf: ({ appId }) => appId,
  nameOf: ({ name }) => name,
  detailOf: ({ label }) => label,
  takenOf: ({ appId }) => (isOpen.has(appId) ? t.taken : undefined),
  search: t.search,
  empty: <Empty text={t.noneToOpen} next={{ label: words.addApplication, to: paths.newApplication }} />,
});
