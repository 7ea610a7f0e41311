import { Box, Button, FormHelperText, TextField, Typography } from '@mui/material';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { pair } from '../../../web-kit/format.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { AppLogo } from './AppLogo.tsx';
import { FileButton } from './FileButton.tsx';
import { readLogo } from './logoFile.ts';
import { texts } from './texts.ts';

type LogoFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** The largest file, in bytes. */
  most?: number;
  hint?: string;
  /** What the logo is for, which is said before the hint. */
  help?: string;
  /** Stands behind the hint or the problem. */
  more?: ReactNode;
};
/** A logo from a file or an address. An unsuitable file clears the field. */
export function LogoField({
  value,
  onChange,
  error,
  most = limits.logoBytes,
  hint = texts.logoHint,
  help,
  more,
}: LogoFieldProps) {
  const [problem, setProblem] = useState<string>();
  const label = useId();
  const fromFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const read = await readLogo(file, most).catch((cause: unknown) => ({ problem: messageOf(cause) }));
    const failed = typeof read === 'object';
    setProblem(failed ? read.problem : undefined);
    onChange(failed ? '' : read);
    target.value = '';
  };
  const t = problem ?? error;
  return (
    <Box role="group" aria-labelledby={label}>
      <Typography variant="h3" component="div" id={label} sx={{ mb: 1 }}>
        {texts.logo}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <AppLogo logo={value} size={56} />
        <FileButton
          label={pair(texts.logo, texts.logoFile)}
          accept="image/png,image/jpeg,image/gif,image/webp"
          onChange={fromFile}
        >
          {texts.logoFile}
        </FileButton>
        {value && <Button onClick={() => onChange('')}>{texts.logoRemove}</Button>}
        <TextField
          label={texts.logoUrl}
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
      <FormHelperText error={t !== undefined} {...(t ? { role: 'alert' } : {})}>
        <span>{t ?? (help ? `${help} ${hint}` : hint)}</span> {more}
      </FormHelperText>
    </Box>
  );
}
