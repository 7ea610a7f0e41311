import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { Box, Button, Card, CardActions, CardContent, Chip, Typography } from '@mui/material';
import { OpenGuide } from '../../parts/guides/OpenGuide.tsx';
import { Embedded, type Video } from '../../parts/guides/Player.tsx';
import { texts as t } from './texts.ts';
import { shortened } from './videos.ts';

type VideoCardProps = { video: Video; onWatch: () => void };

/** A help video, or a guide to read, with its categories. */
export function VideoCard({ video, onWatch }: VideoCardProps) {
  const { title, subtitle, description, categories, guide, url } = video;
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      {guide ? <Cover /> : <Embedded video={video} />}
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {subtitle && <Typography sx={{ mt: 0.5, fontWeight: 600 }}>{subtitle}</Typography>}
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {shortened(description)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1.5 }}>
          {categories.map((category) => (
            <Chip key={category} label={category} size="small" variant="outlined" />
          ))}
        </Box>
      </CardContent>
      <CardActions>
        {guide ? (
          <OpenGuide url={url} />
        ) : (
          <Button startIcon={<PlayCircleOutlined />} onClick={onWatch} aria-label={t.watchOf(title)}>
            {t.watch}
          </Button>
        )}
      </CardActions>
    </Card>
  );
}

/** The picture above a written guide, which has none of its own. */
const Cover = () => (
  <Box sx={{ aspectRatio: '16 / 9', display: 'grid', placeItems: 'center', bgcolor: 'var(--brand-soft)' }}>
    <ArticleOutlined sx={{ fontSize: 48, color: 'primary.main' }} />
  </Box>
);
