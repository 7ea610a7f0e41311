import { Box, InputAdornment, MenuItem, TextField } from '@mui/material';
import { useEffect, useRef } from 'react';
import { type Field, presentFields } from './fields.ts';
import type { Form } from './useForm.ts';

/** The part of a form that its fields show and change. */
type Shown<K extends string> = Pick<Form<K>, 'values' | 'problems' | 'change'> &
  Partial<Pick<Form<K>, 'refused'>>;
type FormFieldsProps<K extends string> = {
  fields: readonly Field<K>[];
  form: Shown<K>;
  /** Fields side by side where there is room. */
  columns?: 1 | 2;
  /** Whether the keyboard begins in the first field that is typed in, or of which nothing is chosen yet. */
  focus?: boolean;
};

/** The fields of a form, each with its problem or hint below it. */
export function FormFields<K extends string>({
  fields,
  form,
  columns = 1,
  focus = true,
}: FormFieldsProps<K>) {
  const isNext = ({ key, disabled, choices }: Field<K>) => !disabled && !(choices && form.values[key]);
  const first = focus ? fields.find(isNext) : undefined;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: columns === 2 ? { xs: '1fr', sm: '1fr 1fr' } : '1fr',
      }}
    >
      {presentFields(fields, form.values).map((field) => (
        <Input key={field.key} field={field} form={form} autoFocus={field === first} />
      ))}
    </Box>
  );
}

type InputProps<K extends string> = { field: Field<K>; form: Shown<K>; autoFocus: boolean };
function Input<K extends string>({ field, form, autoFocus }: InputProps<K>) {
  const { key, label, hint, more, choices, multiline, rows, required, unmarked, disabled, wide, End } = field;
  const problem = form.problems[key];
  const isRefused = form.refused?.[key] !== undefined;
  const input = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field may have been scrolled out of sight, and no toast says what is wrong with it.
    if (isRefused) input.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefused]);
  const known = !choices || choices.some(({ value }) => value === form.values[key]);
  return (
    <TextField
      ref={input}
      name={key}
      label={label}
      value={known ? form.values[key] : ''}
      onChange={({ target }) => form.change(key, target.value)}
      error={problem !== undefined}
      helperText={
        more ? (
          <>
            <span>{problem ?? hint}</span> {more}
          </>
        ) : (
          (problem ?? hint)
        )
      }
      {...{ required: Boolean(required) && !unmarked, disabled: disabled ?? false, autoFocus }}
      {...{ multiline: multiline ?? false, select: choices !== undefined, ...(rows && { rows }) }}
      fullWidth
      type={field.type ?? 'text'}
      autoComplete={field.autoComplete ?? 'off'}
      slotProps={{
        htmlInput: { inputMode: field.inputMode },
        ...(isRefused && { formHelperText: { role: 'alert' } }),
        ...(field.type === 'date' ? { inputLabel: { shrink: true } } : {}),
        ...(End && {
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <End value={form.values[key]} change={(value) => form.change(key, value)} />
              </InputAdornment>
            ),
          },
        }),
      }}
      sx={{ m: 0, ...(wide && { gridColumn: '1 / -1' }) }}
    >
      {choices?.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
