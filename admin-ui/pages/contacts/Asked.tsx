import { Box, Typography } from '@mui/material';
import { words } from '../../base/words.ts';
import { Time } from '../../parts/values/Time.tsx';
import type { ContactRow } from './index.ts';
import { texts } from './texts.ts';

/** What somebody wrote, and what was answered. */
export const Asked = ({ row }: { row: ContactRow }) => (
  <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {row.description ?? words.none}
    {row.answeredAt && (
      <Box
        sx={{
          mt: 1,
          paddingInlineStart: 1.5,
          borderInlineStart: '3px solid var(--line-strong)',
          color: 'text.secondary',
        }}
      >
        <Typography variant="caption" component="div">
          {texts.answered} <Time at={row.answeredAt} />
        </Typography>
        {row.answer}
      </Box>
    )}
  </Box>
);
