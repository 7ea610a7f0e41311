import Add from '@mui/icons-material/Add';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Checkbox, IconButton, TextField, Tooltip, Typography } from '@mui/material';
import { useRef } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { linesIn } from './terms.ts';
import { texts } from './texts.ts';

const { terms: t } = texts;
type Props = { value: string; problem: string | undefined; change: (value: string) => void };

/** A first line is not moved up, but keeps the focus that came with it. */
const outOfReach = { opacity: 0.5, cursor: 'not-allowed' } as const;

/** Edits the lines of a plan's card: their text, whether they are included, and their order. */
export function FeatureLines({ value, problem, change }: Props) {
  const lines = linesIn(value);
  const box = useRef<HTMLElement>(null);
  const set = (next: typeof lines) => change(JSON.stringify(next));
  // The focus goes with the line to its new place, once it is drawn there.
  const focus = (button: string) =>
    queueMicrotask(() => box.current?.querySelector<HTMLElement>(`[data-button="${button}"]`)?.focus());
  const moveUp = (at: number) => {
    set([...lines.slice(0, at - 1), lines[at]!, lines[at - 1]!, ...lines.slice(at + 1)]);
    focus(`up ${at - 1}`);
  };
  const remove = (at: number) => {
    set(lines.toSpliced(at, 1));
    focus(lines.length > 1 ? `remove ${Math.min(at, lines.length - 2)}` : 'add');
  };
  const put = (at: number, line: Partial<(typeof lines)[number]>) =>
    set(lines.map((each, index) => (index === at ? { ...each, ...line } : each)));
  return (
    <Box ref={box} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2" color="textSecondary">
        {t.featuresHint}
      </Typography>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <Box key={at} sx={{ display: 'flex', alignItems: 'center', width: 1 }}>
          <Tooltip title={t.included}>
            <Checkbox
              checked={line.enabled}
              onChange={({ target }) => put(at, { enabled: target.checked })}
              slotProps={{ input: { 'aria-label': t.includedLine(at + 1) } }}
            />
          </Tooltip>
          <TextField
            size="small"
            hiddenLabel
            fullWidth
            value={line.label}
            error={problem !== undefined && !line.label.trim()}
            onChange={({ target }) => put(at, { label: target.value })}
            slotProps={{ htmlInput: { 'aria-label': t.line(at + 1), maxLength: limits.planFeature } }}
            sx={{ m: 0 }}
          />
          <IconButton
            aria-label={t.up(at + 1)}
            data-button={`up ${at}`}
            aria-disabled={at === 0}
            sx={at === 0 ? outOfReach : {}}
            onClick={() => at > 0 && moveUp(at)}
          >
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton aria-label={t.remove(at + 1)} data-button={`remove ${at}`} onClick={() => remove(at)}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {problem && <Typography color="error">{problem}</Typography>}
      <Button
        startIcon={<Add />}
        data-button="add"
        disabled={lines.length >= limits.planFeatures}
        onClick={() => set([...lines, { label: '', enabled: true }])}
      >
        {t.add}
      </Button>
    </Box>
  );
}
