import { z } from 'zod';
import { changedBy, changesOf, same } from '../changes.ts';
import { commandsOf, id, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { wrong } from '../problems.ts';
import * as happened from './events.ts';
import { video } from './video.ts';

const command = commandsOf(video);
const one = z.object({ id: id() });

/**
 * Pages that refuse to be embedded, with the embeddable address of their videos. A second group is the hash without which
 * Vimeo shows no unlisted video.
 */
const players: [page: RegExp, player: string][] = [
  [
    /^(?:(?:www|m)\.)?youtube\.com\/watch\?(?:\S*&)?v=([\w-]{6,20})/,
    'https://www.youtube-nocookie.com/embed/',
  ],
  [
    /^(?:(?:www|m)\.)?youtube\.com\/(?:shorts|live)\/([\w-]{6,20})/,
    'https://www.youtube-nocookie.com/embed/',
  ],
  [/^youtu\.be\/([\w-]{6,20})/, 'https://www.youtube-nocookie.com/embed/'],
  [
    /^(?:www\.)?vimeo\.com\/(\d+)(?:(?:\/|\?(?:\S*&)?h=)([\da-f]{6,20})(?![\w-]))?/,
    'https://player.vimeo.com/video/',
  ],
];
function embeddable(url: string): string {
  const address = url.trim().replace(/^https?:\/\//i, '');
  const found = players.flatMap(([page, player]) => {
    const [, id, hash] = page.exec(address) ?? [];
    return id ? [player + id + (hash ? `?h=${hash}` : '')] : [];
  });
  return found[0] ?? url;
}
/** Only an http or https address, which browsers embed safely. */
const address = text(limits.url, 1)
  .refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), wrong('is.web'))
  .meta({ format: 'uri', pattern: '^https?://', examples: ['https://youtu.be/dQw4w9WgXcQ'] })
  .transform(embeddable);
const category = text(limits.videoCategory, 1).transform((typed) => typed.trim());
export const videoAbout = z.object({
  url: address,
  title: text(limits.videoTitle, 1),
  subtitle: text(limits.videoTitle).default(''),
  description: text(limits.videoDescription).default(''),
  categories: z
    .array(category)
    .min(1, wrong('is.categories'))
    .max(limits.videoCategories)
    .transform((all) => [...new Set(all)]),
});

export const AddVideo = command(
  { input: one.extend(videoAbout.shape), parent: () => null },
  ({ status }, { id: _, ...about }) => (status === 'absent' ? [happened.VideoAdded(about)] : []),
);
export const ChangeVideo = command(
  { input: one.extend({ changes: changesOf(videoAbout) }) },
  ({ about }, { changes }) => {
    const changed = changedBy(about!, changes);
    return same(changed, about) ? [] : [happened.VideoChanged(changed)];
  },
);
export const RemoveVideo = command({ input: one }, () => [happened.VideoRemoved({})]);
