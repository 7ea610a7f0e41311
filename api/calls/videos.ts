import { z } from 'zod';
import { changesOf } from '../../domain/changes.ts';
import { AddVideo, ChangeVideo, RemoveVideo, videoAbout } from '../../domain/video/commands.ts';
import { videos } from '../../projections/models/videos.ts';
import { answers, does, done } from '../kit.ts';

const { createdAt, updatedAt } = videos.row.shape;
/** A help video of the staff, or a written guide that the product brings along. */
export const Shown = videos.row
  .extend({
    category: z.array(z.string()),
    /** Whether `url` is a page to read, which cannot be embedded. Such entries have no times. */
    guide: z.boolean(),
    createdAt: createdAt.nullable(),
    updatedAt: updatedAt.nullable(),
  })
  .meta({ id: 'Video' });
const shown = z.array(Shown);

/** Help videos, which the staff maintains for operators, and written guides after them. */
export const videoCalls = {
  getVideos: answers(
    'GET /video',
    ['operator', 'admin'],
    done.extend({
      data: shown,
      count: z.number(),
      groups: z.record(z.string(), shown).optional(),
    }),
    {
      shows: [videos],
      about:
        'Lists the help videos, and written guides after them. `skip` counts pages; `skip=0` alone ' +
        'also groups all videos by category.',
      body: z.object({
        skip: z.coerce.number().int().min(0).max(10_000).optional(),
        limit: z.coerce.number().int().min(1).max(100).optional(),
        /** Separated by commas; a video matches if it has any of them. */
        categories: z.string().max(500).optional(),
      }),
    },
  ),
  getVideoParams: answers(
    'GET /video/params',
    ['operator', 'admin'],
    done.extend({ categories: z.array(z.string()) }),
    { shows: [videos], about: 'Lists the categories of help videos.' },
  ),
  addVideo: does('POST /video', ['admin'], AddVideo, (about, { newId }) => ({ id: newId(), ...about }), {
    about: 'Adds a help video.',
    body: videoAbout,
  }),
  changeVideo: does(
    'PUT /video/:videoId',
    ['admin'],
    ChangeVideo,
    ({ videoId, ...changes }) => ({ id: videoId, changes }),
    {
      about: 'Changes a help video. Fields that are not sent stay as they are.',
      body: changesOf(videoAbout),
    },
  ),
  removeVideo: does('DELETE /video/:videoId', ['admin'], RemoveVideo, ({ videoId }) => ({ id: videoId }), {
    about: 'Removes a help video.',
  }),
};
