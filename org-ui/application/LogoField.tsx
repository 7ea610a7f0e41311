import { Box, Button, FormHelperText, TextField, Typography } from '@mui/material';
import { type ChangeEvent, useId, useState } from 'react';
import { limits } from '../../web-kit/limits.ts';
import { messageOf } from '../../web-kit/toast.tsx';
import { texts } from '../texts.ts';
import { AppLogo } from './AppLogo.tsx';
import { readLogo } from './logo-file.ts';
import type { FieldProps } from './NameField.tsx';

const { fields } = texts;

/** A logo from a file or an address. An unsuitable file clears the field. */
export function LogoField({ value, onChange, error }: FieldProps<string>) {
  const [problem, setProblem] = useState<string>();
  const label = useId();
  const fromFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const read = await readLogo(file).catch((cause: unknown) => ({ problem: messageOf(cause) }));
    const failed = typeof read === 'object';
    setProblem(failed ? read.problem : undefined);
    onChange(failed ? '' : read);
    target.value = '';
  };
  const said = problem ?? error;
  return (
    <Box role="group" aria-labelledby={label}>
      <Typography variant="h3" component="div" id={label} sx={{ mb: 1 }}>
        {fields.logo}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <AppLogo logo={value} size={56} />
        <FileButton onChange={fromFile} />
        {value && <Button onClick={() => onChange('')}>{fields.logoRemove}</Button>}
        <TextField
          label={fields.logoUrl}
          size="small"
          value={value.startsWith('data:') ? '' : value}
          onChange={({ target }) => {
            setProblem(undefined);
            onChange(target.value.trim());
          }}
          slotProps={{ htmlInput: { maxLength: limits.url, inputMode: 'url' } }}
          sx={{ flexGrow: 1, minWidth: 200 }}
        />
      </Box>
      <FormHelperText error={said !== undefined} {...(said ? { role: 'alert' } : {})}>
        {said ?? fields.logoHint}
      </FormHelperText>
    </Box>
  );
}

/** The label looks like the button, while the input inside it takes the focus and is read by screen readers. */
function FileButton({ onChange }: { onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return (
    <Button variant="outlined" {...asLabel} sx={focusShown}>
      {fields.logoFile}
      <Box
        component="input"
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label={`${fields.logo}: ${fields.logoFile}`}
        onChange={onChange}
        sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      />
    </Button>
  );
}
/** Removes MUI's button role and tab stop from the label, which only looks like a button. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;
const focusShown = { '&:has(:focus-visible)': { boxShadow: 'var(--focus)' } } as const;
