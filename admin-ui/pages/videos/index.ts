import { lazy } from 'react';
import type { Calls } from '../../../api/calls.ts';
import type { InputOf } from '../../../api/client.ts';
import type { RowOf } from '../../../api/kit.ts';
import type { videos as model } from '../../../projections/models/videos.ts';
import { call } from '../../../web-kit/call.ts';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** A help video. */
export type VideoRow = RowOf<typeof model>;
type VideoAbout = InputOf<Calls, 'POST /video'>;

export const videos: Resource = {
  name: 'videos',
  options: { label: texts.tab },
  list: lazy(() => import('./VideoList.tsx')),
  writes: {
    create: (data) => call('POST /video', data as VideoAbout),
    update: ({ id, data }) => call('PUT /video/:videoId', { ...(data as VideoAbout), videoId: id }),
    delete: (videoId) => call('DELETE /video/:videoId', { videoId }),
  },
};
