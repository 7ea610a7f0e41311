import type { z } from 'zod';
import { videos } from '../../projections/models/videos.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { QueryKit } from '../kit.ts';
import { list } from '../list.ts';
import { longestPage } from '../parameters.ts';
import { shippedGuides } from '../shippedGuides.ts';

/**
 * Handlers for help videos and the written guides, by category. There are few, because the staff enters each video by
 * hand.
 */
export function videoHandlers({ db, origins }: QueryKit) {
  const guides = shippedGuides(`${origins.public}/docs`);
  async function all() {
    const range = JSON.stringify([0, longestPage - 1]);
    const { rows } = await list(db, videos, { range, sort: '["createdAt","ASC"]' });
    const ofStaff = (rows as unknown as z.output<typeof videos.row>[]).map((row) => ({
      ...row,
      category: row.categories,
      guide: false,
    }));
    return [...ofStaff, ...guides];
  }
  const categoriesOf = (rows: { categories: string[] }[]) => [
    ...new Set(rows.flatMap(({ categories }) => categories)),
  ];
  const getVideoParams = async () => ({ errorCode: 0, categories: categoriesOf(await all()).sort() });
  return {
    async getVideos({ skip, limit, categories }) {
      const wanted = categories?.split(',').filter(Boolean) ?? [];
      const known = await all();
      const found = known.filter(
        (row) => !wanted.length || row.categories.some((category) => wanted.includes(category)),
      );
      const from = (skip ?? 0) * (limit ?? 0);
      const data = limit ? found.slice(from, from + limit) : found;
      const answer = { errorCode: 0, data, count: found.length };
      if (skip !== 0 || limit !== undefined || wanted.length) return answer;
      const groups = categoriesOf(known).map((name) => [
        name,
        known.filter((row) => row.categories.includes(name)),
      ]);
      return { ...answer, groups: Object.fromEntries(groups) };
    },

    getVideoParams,
  } satisfies QueryHandlers;
}
