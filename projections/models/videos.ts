import { z } from 'zod';
import * as video from '../../domain/video/events.ts';
import { readModel } from '../kit.ts';

/** The help videos for members of organisations' teams. */
export const videos = readModel(
  'videos',
  video.about.extend({ id: z.string(), createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }),
  { search: ['title', 'subtitle', 'description'], sort: ['title', 'createdAt'] },
)
  .starts(video.VideoAdded, ({ id, at, data }) => ({ id, ...data, createdAt: at, updatedAt: at }))
  .changes(video.VideoChanged, (row, { at, data }) => ({ ...row, ...data, updatedAt: at }))
  .ends(video.VideoRemoved);
