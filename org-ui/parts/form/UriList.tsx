import { Box, FormHelperText, TextField, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { AddRow, EditableRows } from './EditableRows.tsx';
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
      <EditableRows
        rows={value}
        show={(uri, place, change) => (
          <TextField
            fullWidth
            size="small"
            type="url"
            placeholder={example ?? ''}
            value={uri}
            error={problems[place - 1] !== undefined || (missing !== undefined && place === 1)}
            helperText={problems[place - 1]}
            onChange={({ target }) => change(target.value)}
            slotProps={{
              htmlInput: {
                maxLength: limits.url,
                'aria-label': texts.uriAt(label, place),
                spellCheck: false,
              },
            }}
          />
        )}
        removal={(place) => texts.removeUri(label, place)}
        onChange={onChange}
        spacing={1}
      />
      <FormHelperText error={missing !== undefined} {...(missing ? { role: 'alert' } : {})}>
        <span>{missing ?? hint}</span> {more}
      </FormHelperText>
      <AddRow label={texts.addUri} disabled={value.length >= most} onAdd={() => onChange([...value, ''])} />
    </Box>
  );
}
