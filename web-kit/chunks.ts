import type { Rolldown } from 'vite';

type NameOf = Extract<Rolldown.CodeSplittingGroup['name'], (...given: never[]) => unknown>;
const beginsLanguage = (id: string) => /\/(?:admin|org)-ui\/languages\/(?!languages\.ts)/.test(id);

/**
 * A chunk for what the files of a console's languages import. Fetching the words must not run other modules, which take
 * their words when they run.
 */
const forWords = (): NameOf => {
  const known = new Map<string, boolean>();
  return function nameOf(id, graph) {
    const isNeeded = (each: string): boolean => {
      const found = known.get(each);
      if (found !== undefined) return found;
      // A circle of imports ends here.
      known.set(each, false);
      const needed = beginsLanguage(each) || (graph.getModuleInfo(each)?.importers ?? []).some(isNeeded);
      known.set(each, needed);
      return needed;
    };
    return isNeeded(id) ? 'words' : null;
  };
};

/**
 * Vite's settings for how a console is split: few chunks rather than one for each part that pages share. What only one
 * page or two need, and the library that draws charts, stay apart, so that the first page need not wait for them.
 */
export const chunks = {
  codeSplitting: {
    groups: [
      { name: forWords(), minShareCount: 3, priority: 4 },
      { name: 'start', tags: ['$initial' as const], priority: 3 },
      { name: 'libraries', test: /node_modules\/(?!@mui\/x-|d3-)/, minShareCount: 4, priority: 2 },
      { name: 'shared', test: /^(?!.*node_modules\/)/, minShareCount: 3, priority: 1 },
    ],
  },
};
