import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useIds } from '../../base/session.ts';
import { attributesQuery } from '../../things/ownAttributes/own.ts';
import { ownWords } from '../../things/ownAttributes/words.ts';

type OwnChoiceProps = { label: string; value: string; onChange: (name: string) => void };
/** One of the attributes of the organisation's own. What is chosen stays, also when the organisation no longer keeps it. */
export function OwnChoice({ label, value, onChange }: OwnChoiceProps) {
  const { uniqueId } = useIds();
  const { data } = useQuery({ ...attributesQuery(uniqueId), enabled: uniqueId !== '' });
  const kept = data?.attributes ?? [];
  const isGone = value !== '' && !kept.some(({ name }) => name === value);
  return (
    <TextField
      select
      size="small"
      {...{ label, value }}
      helperText={data && !kept.length ? ownWords.known.none : undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      {isGone && <MenuItem value={value}>{value}</MenuItem>}
      {kept.map(({ name, label }) => (
        <MenuItem key={name} value={name}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
