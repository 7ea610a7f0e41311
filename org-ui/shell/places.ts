import { paths } from '../base/paths.ts';
import { words } from '../base/words.ts';
import { pages } from '../pages.ts';
import type { Place } from '../things/search/found.ts';
import { texts } from './texts.ts';

/** The pages of the menu of the signed-in person, in its order. */
export const ownPlaces: readonly Place[] = [
  { label: texts.you, path: paths.you },
  { label: texts.account, path: paths.account },
  { label: texts.organisation, path: paths.organisation },
  { label: texts.licence.menu, path: paths.license },
  { label: texts.pages[paths.security]!, path: paths.security },
  { label: texts.errorCodes, path: paths.errorCodes },
];

const menu = pages.flatMap(({ path, icon }) => (icon ? [{ label: texts.pages[path]!, path }] : []));
/** Every page of the menus once, and the wizard. */
export const places: readonly Place[] = [
  ...menu,
  { label: words.addApplication, path: paths.newApplication },
  ...ownPlaces.filter(({ path }) => !menu.some((each) => each.path === path)),
];
