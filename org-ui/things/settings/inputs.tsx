import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import type { Setting } from '../../../web-kit/domain/settings.ts';
import { UriList } from '../../parts/form/UriList.tsx';
import { LearnMore, LearnMoreSign } from '../../parts/guides/LearnMore.tsx';
import { texts } from './texts.ts';

type Of<I> = Extract<Setting, { input: I }>;
type Props<S, V> = {
  row: S;
  value: V;
  error: string | undefined;
  onChange: (value: V) => void;
};

/** The words for a switch that is on, and for one that is off. */
export const wordsOf = ({ words }: Of<'switch'>) => words ?? { yes: texts.on, no: texts.off };

/** What a setting does, or why its value is wrong, with the way to the guide. */
const Below = ({ row, error }: { row: Setting; error: string | undefined }) => (
  <>
    <span>{error ?? row.help}</span> <LearnMore about={row.label} paragraph={row.paragraph} />
  </>
);

type LineProps = Props<Of<'line' | 'number'>, string> & { focus: boolean };
/** A text or a number in one line. */
export function Line({ row, value, error, focus, onChange }: LineProps) {
  const about =
    row.input === 'number' ? { inputMode: 'numeric' as const, maxLength: 12 } : { maxLength: row.most };
  return (
    <TextField
      fullWidth
      autoFocus={focus}
      type={row.form?.format === 'uri' ? 'url' : 'text'}
      label={row.label}
      required={row.default === undefined}
      placeholder={row.form?.examples?.[0]}
      value={value}
      error={error !== undefined}
      helperText={<Below {...{ row, error }} />}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { spellCheck: false, ...about } }}
    />
  );
}

/** Lines that can be edited, added and removed. */
export const Lines = ({ row, value, problems, onChange }: LinesProps) => (
  <UriList
    label={row.label}
    hint={row.help}
    more={<LearnMore about={row.label} paragraph={row.paragraph} />}
    example={row.form?.examples?.[0]}
    most={row.most}
    {...{ value, problems, onChange }}
  />
);
type LinesProps = Omit<Props<Of<'lines'>, string[]>, 'error'> & { problems: Record<string, string> };

type SelectProps = {
  row: Setting;
  value: string;
  of: Readonly<Record<string, string>>;
  error: string | undefined;
  onChange: (value: string) => void;
};
function Select({ row, value, of, error, onChange }: SelectProps) {
  return (
    <TextField
      select
      label={row.label}
      value={value}
      error={error !== undefined}
      helperText={<Below {...{ row, error }} />}
      onChange={({ target }) => onChange(target.value)}
    >
      {Object.entries(of).map(([each, label]) => (
        <MenuItem key={each} value={each}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** One of several values: a list, or radio buttons where their labels are sentences. */
export function Choice({ row, value, error, onChange }: Props<Of<'choice'>, string>) {
  const id = useId();
  if (!row.asked) return <Select {...{ row, value, error, onChange }} of={row.of} />;
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={id}>{row.label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, chosen) => onChange(chosen)}>
        {Object.entries(row.asked).map(([each, label]) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      <FormHelperText {...(error && { role: 'alert' })}>
        <Below {...{ row, error }} />
      </FormHelperText>
    </FormControl>
  );
}

/** Any of several values. They keep the order of the row. */
export function Many({ row, value, error, onChange }: Props<Of<'many'>, readonly string[]>) {
  const toggled = (name: string, checked: boolean) =>
    Object.keys(row.of).filter((each) => (each === name ? checked : value.includes(each)));
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">{row.label}</FormLabel>
      <FormGroup>
        {Object.entries(row.of).map(([name, label]) => (
          <FormControlLabel
            key={name}
            label={label}
            control={
              <Checkbox
                checked={value.includes(name)}
                onChange={(_, checked) => onChange(toggled(name, checked))}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText {...(error && { role: 'alert' })}>
        <Below {...{ row, error }} />
      </FormHelperText>
    </FormControl>
  );
}

/** Keeps the labels of disabled switches readable. */
const readable = { '&& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' } } as const;

type OnOffProps = Props<Of<'switch'>, boolean> & { disabled?: boolean; help?: string };
/** Yes or no: a switch, or a list of its two words. */
export function OnOff({ row, value, error, onChange, disabled = false, help = row.help }: OnOffProps) {
  const chosen = value ? 'yes' : 'no';
  if (row.select)
    return (
      <Select
        {...{ row, error }}
        of={wordsOf(row)}
        value={chosen}
        onChange={(word) => onChange(word === 'yes')}
      />
    );
  return (
    <Box sx={readable}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <FormControlLabel
          disabled={disabled}
          control={<Switch checked={value} onChange={(_, checked) => onChange(checked)} />}
          label={
            <Box sx={{ py: 0.5 }}>
              {row.label}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {help}
              </Typography>
            </Box>
          }
        />
        <LearnMoreSign about={row.label} paragraph={row.paragraph} />
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
