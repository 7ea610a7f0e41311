import { Box, Button, MenuItem, Pagination, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  startTransition,
  useCallback,
  useEffect,
  useOptimistic,
  useState,
  useSyncExternalStore,
} from 'react';
import { read } from '../../../web-kit/read.ts';
import { useAddress } from '../../../web-kit/table/address.ts';
import { docs } from '../../base/origin.ts';
import { words } from '../../base/words.ts';
import { Player, type Video } from '../../parts/guides/Player.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { TitledDialog } from '../../parts/page/TitledDialog.tsx';
import { texts as t } from './texts.ts';
import { VideoCard } from './VideoCard.tsx';
import { lastPage, pageSizeFor } from './videos.ts';

const onResize = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};
const usePageSize = () => useSyncExternalStore(onResize, () => pageSizeFor(window.innerWidth));

/** The help videos and written guides. The address keeps the chosen categories and the page. */
export default function Videos() {
  const limit = usePageSize();
  const [address, change] = useAddress();
  const [watched, watch] = useState<Video>();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const chosen = address.get('categories') ?? '';
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...read('GET /video', { skip: page - 1, limit, ...(chosen && { categories: chosen }) }),
    placeholderData: keepPreviousData,
  });
  const last = lastPage(data?.count ?? 0, limit);
  // A wider window has fewer pages, and so have fewer videos.
  const isBeyond = data !== undefined && data.count > 0 && !data.data.length;
  const turn = useCallback((to: number) => change({ page: to > 1 ? String(to) : '' }), [change]);
  useEffect(() => {
    if (isBeyond && !isPlaceholderData) turn(last);
  }, [isBeyond, isPlaceholderData, turn, last]);
  return (
    <>
      <Heading title={t.title} />
      <Typography sx={{ mb: 2, maxWidth: 720, color: 'text.secondary' }}>{t.text}</Typography>
      <Categories
        chosen={chosen.split(',').filter(Boolean)}
        onChange={(next) => change({ categories: next.join(','), page: '' })}
      />
      {(!data || isBeyond) && <Pending error={error} onRetry={refetch} />}
      {data?.count === 0 && (
        <None {...((chosen || page > 1) && { onClear: () => change({ categories: '', page: '' }) })} />
      )}
      {data && data.data.length > 0 && (
        <Box component="ul" sx={grid}>
          {data.data.map((video) => (
            <VideoCard key={video.id} video={video} onWatch={() => watch(video)} />
          ))}
        </Box>
      )}
      {last > 1 && (
        <Pagination
          count={last}
          page={Math.min(page, last)}
          onChange={(_, next) => turn(next)}
          aria-label={t.pages.label}
          getItemAriaLabel={(to, page) => (to === 'page' ? t.pages.page(page!) : t.pages[to])}
          sx={{ mt: 3, display: 'flex', justifyContent: 'center' }}
        />
      )}
      {watched && <Watching video={watched} onClose={() => watch(undefined)} />}
    </>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

type CategoriesProps = { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void };
/** Lets people choose categories. A video is shown if it has any of them; without a choice, all videos are. */
function Categories({ chosen, onChange }: CategoriesProps) {
  const { data } = useQuery(read('GET /video/params', {}));
  const known = data?.categories ?? [];
  // The router renders the new address later, and a second choice may come before that.
  const [picked, pick] = useOptimistic(chosen);
  const choose = (next: string[]) =>
    startTransition(() => {
      pick(next);
      onChange(next);
    });
  return (
    <TextField
      select
      size="small"
      label={t.categories}
      value={picked.filter((category) => known.includes(category))}
      onChange={({ target }) => choose(target.value as unknown as string[])}
      slotProps={{ select: { multiple: true } }}
      sx={{ width: { xs: '100%', sm: 320 }, mb: 3 }}
    >
      {known.map((category) => (
        <MenuItem key={category} value={category}>
          {category}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** No video for this choice, which can be cleared, or none at all. */
const None = ({ onClear }: { onClear?: () => void }) => (
  <Box role="status" sx={{ py: 6, textAlign: 'center' }}>
    <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t.none}</Typography>
    {onClear ? (
      <Button variant="outlined" onClick={onClear}>
        {t.clear}
      </Button>
    ) : (
      <Button variant="outlined" href={docs()} target="_blank" rel="noreferrer">
        {t.guides}
      </Button>
    )}
  </Box>
);

/** Plays a video in a large dialog. */
function Watching({ video, onClose }: { video: Video; onClose: () => void }) {
  return (
    <TitledDialog
      title={video.title}
      size="lg"
      buttons={<Button onClick={onClose}>{words.close}</Button>}
      onClose={onClose}
    >
      <Player video={video} />
    </TitledDialog>
  );
}
