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

type Entry = { unit: Unit; typed: string };
const entryOf = (time: number): Entry => ({ unit: unitOf(time), typed: String(time / units[unitOf(time)]) });
const timeOf = ({ unit, typed }: Entry) => (/^\d+$/.test(typed) ? Number(typed) * units[unit] : Number.NaN);

/** What stands in the field for a time: what was typed, as long as it means this time. */
export const entryFor = (entry: Entry, time: number): Entry =>
  Object.is(timeOf(entry), time) ? entry : entryOf(time);

/** The lifetime of a token, typed in seconds or minutes and kept in milliseconds. */
export function TokenValidity({ label, help, more, value, onChange, error }: InputProps<number>) {
  const [entry, setEntry] = useState(() => entryOf(value));
  const [shown, setShown] = useState(value);
  // Somebody else's change, which the form took over.
  if (!Object.is(shown, value)) {
    setShown(value);
    setEntry(entryFor(entry, value));
  }
  const { unit, typed } = entry;
  const change = (next: Entry) => {
    setEntry(next);
    onChange(timeOf(next));
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
        onChange={({ target }) => change({ unit, typed: target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      />
      <TextField
        select
        label={fields.validityUnit}
        value={unit}
        onChange={({ target }) => change({ typed, unit: target.value as Unit })}
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
