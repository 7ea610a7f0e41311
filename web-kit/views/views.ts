/** A list as somebody wants to find it again: a name for the search, the filters and the order in its address. */
export type View = { name: string; address: string };

const key = (list: string) => `views ${list}`;
/** The most views of one list, and the longest name. */
export const mostViews = 20;
export const longestName = 60;

const isView = (given: unknown): given is View =>
  typeof (given as View)?.name === 'string' && typeof (given as View).address === 'string';

/** The views of a list that this browser keeps, by their names. Where it keeps nothing, there are none. */
export function viewsOf(list: string, kept: Pick<Storage, 'getItem'> = localStorage): View[] {
  try {
    const found: unknown = JSON.parse(kept.getItem(key(list)) ?? '[]');
    return Array.isArray(found) ? found.filter(isView) : [];
  } catch {
    return [];
  }
}

type Keeping = Pick<Storage, 'getItem' | 'setItem'>;
const put = (list: string, views: View[], kept: Keeping) => {
  kept.setItem(key(list), JSON.stringify(views));
  return views;
};
/** Keeps a view. One of the same name is replaced. */
export function withView(list: string, view: View, kept: Keeping = localStorage): View[] {
  const others = viewsOf(list, kept).filter(({ name }) => name !== view.name);
  const all = [...others, view].sort((a, b) => a.name.localeCompare(b.name));
  return put(list, all.slice(0, mostViews), kept);
}
/** Forgets a view. */
export const withoutView = (list: string, gone: string, kept: Keeping = localStorage): View[] =>
  put(
    list,
    viewsOf(list, kept).filter(({ name }) => name !== gone),
    kept,
  );

/** What a view remembers of an address: all but the page, which would be another one soon. */
export function addressOf(search: string): string {
  const address = new URLSearchParams(search);
  for (const name of [...address.keys()]) if (/(?:^|\.)page$/.test(name)) address.delete(name);
  return address.toString();
}
