import type { Rolldown } from 'vite';

type NameOf = Extract<Rolldown.CodeSplittingGroup['name'], (...given: never[]) => unknown>;
type Graph = Parameters<NameOf>[1];

/** These modules and all that they import, but for what is fetched later. */
function reached(graph: Graph, from: readonly string[]): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const each of graph.getModuleInfo(id)?.importedIds ?? []) found.add(each);
  return found;
}
/**
 * A chunk for what the files of the console's languages share. Fetching the words must not run other modules, which take
 * their words when they run.
 */
function forWords(folder: string): NameOf {
  let found: Set<string> | undefined;
  return (id, graph) => {
    const languages = graph.getModuleInfo(`${folder}/languages/languages.ts`);
    found ??= reached(graph, languages?.dynamicallyImportedIds ?? []);
    return found.has(id) ? 'words' : null;
  };
}

/**
 * What first pages need nothing of: settings of applications and their forms, countries, the table of the audit, invitations,
 * lists to pick or choose from, cards of devices, logos, fields of several rows, custom attributes, plans and amounts of money
 * among others.
 */
export const neededLater = [
  'org-ui/things/settings/',
  'domain/settings/',
  'domain/application/settings/rows/',
  'web-kit/domain/settings.ts',
  'domain/radiusClient/rows.ts',
  'domain/countries.ts',
  'web-kit/data/countries.ts',
  'org-ui/things/audit/',
  'org-ui/things/applicationPage/AskDialog.tsx',
  'org-ui/things/applicationPage/Insights.tsx',
  'org-ui/things/chooseApplication/applications.ts',
  'org-ui/things/chooseApplication/useAsked.ts',
  'org-ui/things/invites/InviteDialog.tsx',
  'org-ui/things/invites/InviteTable.tsx',
  'org-ui/things/invites/named.ts',
  'org-ui/things/invites/Others.tsx',
  'org-ui/things/members/DeviceCard.tsx',
  'org-ui/things/members/DeviceCards.tsx',
  'org-ui/things/users/Devices.tsx',
  'org-ui/parts/pick/',
  'org-ui/parts/form/EditableRows.tsx',
  'org-ui/parts/form/LogoField.tsx',
  'org-ui/parts/form/UriList.tsx',
  'org-ui/things/customAttributes/',
  'web-kit/plans/',
  'domain/subscription/prices.ts',
  'domain/sentences/said/money.ts',
];
/** What kinds of streams, fields and reactions are called, of which first pages need nothing either. */
const names = /\/(?:streamKinds|logWords|fieldWords|reactionWords)\.ts$/;

const mayBeShared = (id: string) =>
  !id.includes('node_modules/') && !names.test(id) && !neededLater.some((path) => id.includes(`/${path}`));

/**
 * Vite's settings for how the console in a folder is split: few chunks rather than one for each part that pages share. What
 * only one page or two need, and the library that draws charts, stay apart, so that the first page need not wait for them.
 */
export const chunksOf = (folder: string) => ({
  codeSplitting: {
    groups: [
      { name: forWords(folder), minShareCount: 3, priority: 4 },
      { name: 'start', tags: ['$initial' as const], priority: 3 },
      { name: 'libraries', test: /node_modules\/(?!@mui\/x-|d3-)/, minShareCount: 4, priority: 2 },
      { name: 'shared', test: mayBeShared, minShareCount: 3, priority: 1 },
    ],
  },
});
