import AddIcon from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, Stack, TextField, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { limits } from '../../../web-kit/limits.ts';
import { texts } from './texts.ts';

type UriListProps = {
  label: string;
  hint?: string | undefined;
  /** Stands behind the hint or the problem. */
  more?: ReactNode;
  /** An address that such a row could have. */
  example?: string | undefined;
  most?: number;
  value: readonly string[];
  problems: Record<string, string>;
  onChange: (value: string[]) => void;
};

/** Addresses in rows that can be edited, added and removed. Empty rows do not count. */
export function UriList({ label, hint, more, example, most = limits.redirectUris, ...rest }: UriListProps) {
  const { value, problems, onChange } = rest;
  const id = useId();
  const { missing } = problems;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography variant="h3" component="div" id={id} sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Stack spacing={1}>
        {value.map((uri, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its text is what is edited
          <Box key={place} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <TextField
              fullWidth
              size="small"
              type="url"
              placeholder={example ?? ''}
              value={uri}
              error={problems[place] !== undefined || (missing !== undefined && place === 0)}
              helperText={problems[place]}
              onChange={({ target }) =>
                onChange(value.map((each, at) => (at === place ? target.value : each)))
              }
              slotProps={{
                htmlInput: {
                  maxLength: limits.url,
                  'aria-label': texts.uriAt(label, place + 1),
                  spellCheck: false,
                },
              }}
            />
            <IconButton
              aria-label={texts.removeUri(label, place + 1)}
              onClick={() => onChange(value.filter((_, at) => at !== place))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Stack>
      <FormHelperText error={missing !== undefined} {...(missing ? { role: 'alert' } : {})}>
        <span>{missing ?? hint}</span> {more}
      </FormHelperText>
      <Button
        startIcon={<AddIcon />}
        disabled={value.length >= most}
        onClick={() => onChange([...value, ''])}
        sx={{ mt: 1 }}
      >
        {texts.addUri}
      </Button>
    </Box>
  );
}
