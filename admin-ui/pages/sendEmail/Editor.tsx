import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import LinkIcon from '@mui/icons-material/Link';
import { Box, IconButton, Paper, Tooltip, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { texts } from './texts.ts';

const t = texts.editor;
const tools = [
  { command: 'bold', label: t.bold, Icon: FormatBold },
  { command: 'italic', label: t.italic, Icon: FormatItalic },
  { command: 'underline', label: t.underline, Icon: FormatUnderlined },
  { command: 'insertUnorderedList', label: t.bullets, Icon: FormatListBulleted },
  { command: 'insertOrderedList', label: t.numbers, Icon: FormatListNumbered },
  { command: 'createLink', label: t.link, Icon: LinkIcon },
] as const;

type Props = { label: string; initial: string; onChange: (html: string) => void };

/** A rich-text field. The server does not trust its HTML and rebuilds it from the elements that it allows. */
export function Editor({ label, initial, onChange }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    field.current!.innerHTML = initial;
    document.execCommand('defaultParagraphSeparator', false, 'p');
  }, [initial]);
  const run = (command: string) => {
    const address = command === 'createLink' ? window.prompt(t.address, 'https://') : undefined;
    if (address === null) return;
    field.current!.focus();
    document.execCommand(command, false, address);
    onChange(field.current!.innerHTML);
  };
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ mb: 0.5, color: 'text.secondary' }}>
        {label} *
      </Typography>
      <Paper variant="outlined" sx={{ '&:focus-within': { borderColor: 'primary.main' } }}>
        <Box
          role="toolbar"
          aria-label={t.toolbar}
          sx={{ display: 'flex', flexWrap: 'wrap', p: 0.5, borderBottom: 1, borderColor: 'divider' }}
        >
          {tools.map(({ command, label, Icon }) => (
            <Tooltip key={command} title={label}>
              {/* Pressing the button must not take the selection away from the text. */}
              <IconButton
                size="small"
                aria-label={label}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(command)}
              >
                <Icon fontSize="small" />
              </IconButton>
            </Tooltip>
          ))}
        </Box>
        <Box
          ref={field}
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-required="true"
          aria-labelledby={id}
          contentEditable
          suppressContentEditableWarning
          onInput={(event) => onChange(event.currentTarget.innerHTML)}
          sx={{
            ...{ minHeight: 220, px: 2, py: 1, outline: 0, overflowWrap: 'anywhere' },
            '&:focus-visible': { outline: 0 },
            '& p': { my: 1 },
          }}
        />
      </Paper>
    </div>
  );
}
