import { MenuItem, TextField } from '@mui/material';
import { languages, type MailLanguage } from './language.ts';

const offered = Object.entries(languages) as [MailLanguage, string][];

type LanguageChoiceProps = {
  label: string;
  value: MailLanguage;
  disabled?: boolean;
  helperText?: string | undefined;
  onChange: (tag: MailLanguage) => void;
};
/** The choice of one of the languages, each by its own name. */
export const LanguageChoice = ({ onChange, ...field }: LanguageChoiceProps) => (
  <TextField
    select
    size="small"
    {...field}
    onChange={({ target }) => onChange(target.value as MailLanguage)}
    sx={{ width: { xs: '100%', sm: 240 } }}
  >
    {offered.map(([tag, name]) => (
      <MenuItem key={tag} value={tag} lang={tag}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
