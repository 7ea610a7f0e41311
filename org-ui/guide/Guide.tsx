import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { read } from '../../web-kit/read.ts';
import { docs } from '../origin.ts';
import { texts } from '../texts.ts';
import { embeddable, isFile } from './embed.ts';

const t = texts.guide;
type Video = ReplyOf<Calls, 'GET /video'>['data'][number];

/** The help videos and written guides of these categories, one at a time. */
export function Guide({ categories }: { categories: readonly string[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<PlayCircleOutlined />} onClick={() => setOpen(true)}>
        {t.button}
      </Button>
      {open && <GuideDialog categories={categories} onClose={() => setOpen(false)} />}
    </>
  );
}

function GuideDialog({ categories, onClose }: { categories: readonly string[]; onClose: () => void }) {
  const heading = useId();
  const { data, isPending } = useQuery({
    ...read('GET /video', { categories: categories.join(',') }),
  });
  const [chosen, setChosen] = useState(0);
  const videos = data?.data ?? [];
  const video = videos[chosen];
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="md">
      <DialogTitle id={heading}>{video?.title ?? t.title}</DialogTitle>
      <DialogContent>
        {video && (video.guide ? <Written guide={video} /> : <Player key={video.id} video={video} />)}
        {videos.length > 1 && (
          <List aria-label={t.more} dense sx={{ mt: 2 }}>
            {videos.map(({ id, title, subtitle, guide }, i) => (
              <ListItemButton key={id} selected={i === chosen} onClick={() => setChosen(i)}>
                <ListItemIcon sx={{ minWidth: 40 }}>
                  {guide ? <ArticleOutlined /> : <PlayCircleOutlined />}
                </ListItemIcon>
                <ListItemText primary={title} secondary={subtitle} />
              </ListItemButton>
            ))}
          </List>
        )}
        {!video && !isPending && (
          <Typography>
            {t.none}{' '}
            <Link href={docs()} target="_blank" rel="noreferrer">
              {t.read}
            </Link>
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.common.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** A guide to read. It opens in a window of its own, because it refuses to be embedded. */
function Written({ guide: { url, description } }: { guide: Video }) {
  return (
    <>
      <Typography sx={{ mb: 2 }}>{description}</Typography>
      <Button
        variant="contained"
        endIcon={<OpenInNewOutlined />}
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t.open} (${texts.shell.newWindow})`}
      >
        {t.open}
      </Button>
    </>
  );
}

/** Plays a video at once. An address that cannot be embedded shows a blank page. */
function Player({ video: { url, title, subtitle, description } }: { video: Video }) {
  const source = embeddable(url);
  const look = { width: '100%', aspectRatio: '16 / 9', border: 0, borderRadius: 2, bgcolor: '#000' } as const;
  return (
    <>
      {isFile(source) ? (
        <Box component="video" src={source} title={title} controls autoPlay muted sx={look} />
      ) : (
        <Box
          component="iframe"
          src={source}
          title={title}
          allow="autoplay; fullscreen; encrypted-media"
          referrerPolicy="no-referrer"
          sx={look}
        />
      )}
      {subtitle && <Typography sx={{ mt: 1, fontWeight: 600 }}>{subtitle}</Typography>}
      {description && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{description}</Typography>}
    </>
  );
}
