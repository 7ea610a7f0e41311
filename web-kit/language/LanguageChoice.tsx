import { MenuItem, TextField } from '@mui/material';
import { languages, type MailLanguage } from './language.ts';

const items = Object.entries(languages).map(([tag, name]) => (
  <MenuItem key={tag} value={tag} lang={tag}>
    {name}
  </MenuItem>
));

type Field = { label: string; disabled?: boolean; helperText?: string | undefined };
type LanguageChoiceProps = Field & { value: MailLanguage; onChange: (tag: MailLanguage) => void };
/** The choice of one of the languages, each by its own name. */
export const LanguageChoice = ({ onChange, ...field }: LanguageChoiceProps) => (
  <TextField
    select
    size="small"
    {...field}
    onChange={({ target }) => onChange(target.value as MailLanguage)}
    sx={{ width: { xs: '100%', sm: 240 } }}
  >
    {items}
  </TextField>
);

type LanguageOrNoneProps = Field & {
  value: MailLanguage | null;
  /** What it means to choose no language. */
  none: string;
  onChange: (tag: MailLanguage | null) => void;
};
const noLanguage = 'none';
/** The choice of one of the languages, or of none. */
export const LanguageOrNone = ({ value, none, onChange, ...field }: LanguageOrNoneProps) => (
  <TextField
    select
    size="small"
    {...field}
    value={value ?? noLanguage}
    onChange={({ target }) => onChange(target.value === noLanguage ? null : (target.value as MailLanguage))}
    sx={{ width: { xs: '100%', sm: 320 } }}
  >
    <MenuItem value={noLanguage}>{none}</MenuItem>
    {items}
  </TextField>
);
