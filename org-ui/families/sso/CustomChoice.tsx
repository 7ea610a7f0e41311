import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useIds } from '../../base/session.ts';
import { attributesQuery } from '../../things/customAttributes/attributes.ts';
import { customWords } from '../../things/customAttributes/words.ts';

type CustomChoiceProps = { label: string; value: string; onChange: (name: string) => void };
/** One of the custom attributes. What is chosen stays, also when the organisation no longer keeps it. */
export function CustomChoice({ label, value, onChange }: CustomChoiceProps) {
  const { uniqueId } = useIds();
  const { data } = useQuery({ ...attributesQuery(uniqueId), enabled: uniqueId !== '' });
  const kept = data?.attributes ?? [];
  const isGone = value !== '' && !kept.some(({ name }) => name === value);
  return (
    <TextField
      select
      size="small"
      {...{ label, value }}
      helperText={data && !kept.length ? customWords.known.none : undefined}
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
