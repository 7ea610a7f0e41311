import { TextField } from '@mui/material';
import { limits } from '../../../web-kit/limits.ts';
import { texts } from './texts.ts';

export type FieldProps<T> = {
  value: T;
  onChange: (value: T) => void;
  error?: string | undefined;
};

/** The name of an application. It takes the focus, being the first field of its form. */
export function NameField({ value, onChange, error }: FieldProps<string>) {
  return (
    <TextField
      label={texts.name}
      value={value}
      required
      autoFocus
      fullWidth
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: limits.name } }}
    />
  );
}
