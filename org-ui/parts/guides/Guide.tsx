import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { Button, Link, List, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../web-kit/read.ts';
import { docs } from '../../base/origin.ts';
import { words } from '../../base/words.ts';
import { TitledDialog } from '../page/TitledDialog.tsx';
import { OpenGuide } from './OpenGuide.tsx';
import { Player, type Video } from './Player.tsx';
import { texts } from './texts.ts';

const t = texts;

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
  const { data, isPending } = useQuery({
    ...read('GET /video', { categories: categories.join(',') }),
  });
  const [chosen, setChosen] = useState(0);
  const videos = data?.data ?? [];
  const video = videos[chosen];
  return (
    <TitledDialog
      title={video?.title ?? t.title}
      size="md"
      buttons={<Button onClick={onClose}>{words.close}</Button>}
      onClose={onClose}
    >
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
    </TitledDialog>
  );
}

/** A guide to read. */
function Written({ guide: { url, description } }: { guide: Video }) {
  return (
    <>
      <Typography sx={{ mb: 2 }}>{description}</Typography>
      <OpenGuide url={url} variant="contained" />
    </>
  );
}
