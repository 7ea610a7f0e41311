import { z } from 'zod';
import { event } from '../kit.ts';

/** A help video: its address, title and description. */
export const about = z.object({
  url: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
});
export const VideoAdded = event('VideoAdded', about);
export const VideoChanged = event('VideoChanged', about);
export const VideoRemoved = event('VideoRemoved', z.object({}));
