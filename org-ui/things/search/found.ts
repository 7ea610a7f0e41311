import { docs } from '../../base/origin.ts';
import { texts as t } from './texts.ts';

/** A page that a menu leads to. */
export type Place = { label: string; path: string };
/** What a search found: where it leads to, inside of the console or, with `href`, in a new window. */
export type Found = {
  key: string;
  group: string;
  name: string;
  /** What tells it apart from others of the same name. */
  detail?: string | null;
} & ({ to: string } | { href: string });

/** The pages whose name has every word that was typed. */
export function placesFor(q: string, places: readonly Place[]): Found[] {
  const wanted = q.toLowerCase().split(/\s+/);
  return places
    .filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)))
    .map(({ label, path }) => ({ key: path, group: t.groups.pages, name: label, to: path }));
}

/** The search of the guides, which have a page of results. */
export function guidesFor(q: string): Found[] {
  const href = `${docs()}/search?${new URLSearchParams({ q })}`;
  return q ? [{ key: 'guides', group: t.groups.guides, name: t.inGuides(q), href }] : [];
}
