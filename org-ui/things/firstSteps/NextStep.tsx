import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, Paper, Tooltip, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router';
import { pair } from '../../../web-kit/format.ts';
import { paths } from '../../base/paths.ts';
import { LinkButton } from '../../parts/page/LinkButton.tsx';
import { texts } from './texts.ts';
import { useSteps } from './useSteps.ts';

/** The next step of a new organisation in one line, which leads to where it is done and to all of them. */
export function NextStep() {
  const id = useId();
  const found = useSteps();
  if (!found) return null;
  const { steps, next, hide } = found;
  const done = steps.filter((step) => step.done).length;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={look}>
      <Box sx={{ flexGrow: 1, minWidth: 200 }}>
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
          {pair(texts.title, texts.count(done, steps.length))}
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>{texts.next(next.title)}</Typography>
      </Box>
      {next.links.slice(0, 1).map(({ label, to }) => (
        <LinkButton key={to} to={to} size="small" variant="outlined">
          {label}
        </LinkButton>
      ))}
      <Button component={Link} to={paths.home} size="small">
        {texts.all}
      </Button>
      <Tooltip title={texts.hide}>
        <IconButton size="small" aria-label={texts.hide} onClick={hide} sx={corner}>
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
    </Paper>
  );
}

/** Beside the links, or above them where they take lines of their own. */
const corner = { position: 'absolute', insetInlineEnd: 8, top: { xs: 8, sm: 'calc(50% - 17px)' } } as const;
const look = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
  ...{ position: 'relative', mb: 2, px: 2, py: 1, paddingInlineEnd: 6 },
} as const;
