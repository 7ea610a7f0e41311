import { MenuItem, type OutlinedTextFieldProps, TextField } from '@mui/material';

type ChoiceProps<V extends string> = Pick<
  OutlinedTextFieldProps,
  'helperText' | 'sx' | 'fullWidth' | 'slotProps'
> & {
  label: string;
  value: V | '';
  options: readonly (readonly [value: V, name: string])[];
  onChange: (value: V) => void;
};
/** A small field with a list to choose from. */
export const Choice = <V extends string>({ options, onChange, ...field }: ChoiceProps<V>) => (
  <TextField select size="small" {...field} onChange={({ target }) => onChange(target.value as V)}>
    {options.map(([value, name]) => (
      <MenuItem key={value} value={value}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

/** The same, with the choice of all before the others. */
export const ChoiceOrAll = <V extends string>({
  all,
  options,
  ...field
}: ChoiceProps<V | ''> & { all: string }) => (
  <Choice
    {...field}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    options={[['', all], ...options]}
  />
);
