import { Box, Typography } from '@mui/material';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { embeddable, isFile, playing } from './embed.ts';

export type Video = ReplyOf<Calls, 'GET /video'>['data'][number];

const look = { width: '100%', aspectRatio: '16 / 9', border: 0, bgcolor: '#000', display: 'block' } as const;

/** A video by itself, which plays at once when it is asked to. An address that cannot be embedded shows a blank page. */
export function Embedded({ video: { url, title }, atOnce = false }: { video: Video; atOnce?: boolean }) {
  const source = embeddable(url);
  return isFile(source) ? (
    <Box
      component="video"
      src={source}
      title={title}
      controls
      preload="metadata"
      {...(atOnce ? { autoPlay: true, muted: true } : {})}
      sx={look}
    />
  ) : (
    <Box
      component="iframe"
      src={atOnce ? playing(source) : source}
      title={title}
      loading="lazy"
      allow={atOnce ? 'autoplay; fullscreen; encrypted-media' : 'fullscreen; encrypted-media'}
      referrerPolicy="no-referrer"
      sx={look}
    />
  );
}

/** Plays a video at once, with what it is about below it. */
export function Player({ video }: { video: Video }) {
  const { subtitle, description } = video;
  return (
    <>
      <Box sx={{ borderRadius: 2, overflow: 'hidden' }}>
        <Embedded video={video} atOnce />
      </Box>
      {subtitle && <Typography sx={{ mt: 1, fontWeight: 600 }}>{subtitle}</Typography>}
      {description && (
        <Typography sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
    </>
  );
}
