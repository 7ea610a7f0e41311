import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { InputProps } from '../../things/settings/form.ts';
import { texts } from './texts.ts';

const { fields } = texts;
const units = { seconds: 1000, minutes: 60_000 } as const;
type Unit = keyof typeof units;

/** The largest unit in which the time is a whole number. */
const unitOf = (time: number): Unit => (time % units.minutes === 0 ? 'minutes' : 'seconds');

/** A duration in words: 2 Minutes. */
export const timeInWords = (time: number) => `${time / units[unitOf(time)]} ${fields[unitOf(time)]}`;

/** The lifetime of a token, typed in seconds or minutes and kept in milliseconds. */
export function TokenValidity({ label, help, more, value, onChange, error }: InputProps<number>) {
  const [unit, setUnit] = useState<Unit>(unitOf(value));
  const [typed, setTyped] = useState(String(value / units[unit]));
  const change = (text: string, of: Unit) => {
    setTyped(text);
    setUnit(of);
    onChange(/^\d+$/.test(text) ? Number(text) * units[of] : Number.NaN);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', maxWidth: 480 }}>
      <TextField
        label={label}
        required
        fullWidth
        value={typed}
        error={error !== undefined}
        helperText={
          <>
            <span>{error ?? help}</span> {more}
          </>
        }
        onChange={({ target }) => change(target.value, unit)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      />
      <TextField
        select
        label={fields.validityUnit}
        value={unit}
        onChange={({ target }) => change(typed, target.value as Unit)}
        sx={{ minWidth: 130 }}
      >
        {(['seconds', 'minutes'] as const).map((each) => (
          <MenuItem key={each} value={each}>
            {fields[each]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
