import type { z } from 'zod';
import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Video = { status: 'absent' | 'active' | 'deleted'; about: z.output<typeof events.about> | null };

const { about: _, ...happened } = events;

export const video = aggregate<Video, typeof happened>({
  name: 'video',
  events: happened,
  unknown: 'video.unknown',
  edits: [happened.VideoChanged],
  initial: { status: 'absent', about: null },
  evolve: {
    VideoAdded: (_, about) => ({ status: 'active', about }),
    VideoChanged: (state, about) => ({ ...state, about }),
    VideoRemoved: (state) => ({ ...state, status: 'deleted' }),
  },
});
