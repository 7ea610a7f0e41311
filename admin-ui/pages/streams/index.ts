import { lazy } from 'react';
import type { RowOf } from '../../../api/kit.ts';
import type { streams as model } from '../../../projections/models/streams.ts';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** A stream of the log as the list shows it. */
export type StreamRow = RowOf<typeof model>;

export const streams: Resource = {
  name: 'streams',
  options: { label: texts.tab },
  list: lazy(() => import('./StreamList.tsx')),
  show: lazy(() => import('./StreamShow.tsx')),
};
