import { Box, FormControl, FormControlLabel, FormLabel, Switch, Typography } from '@mui/material';
import { texts } from '../texts.ts';
import { type Toggle, toggles } from './draft.ts';

const { fields } = texts;
type TogglesProps = {
  value: Record<Toggle, boolean>;
  onChange: (change: Partial<Record<Toggle, boolean>>) => void;
  /** Those that cannot be changed here. */
  fixed?: readonly Toggle[];
};
/** What cannot be changed here is still there to be read. */
const readable = { '&& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' } } as const;

/** How people may sign in. */
export function Toggles({ value, onChange, fixed = [] }: TogglesProps) {
  return (
    <FormControl component="fieldset" sx={readable}>
      <FormLabel component="legend">{fields.toggles}</FormLabel>
      {toggles.map((toggle) => (
        <FormControlLabel
          key={toggle}
          disabled={fixed.includes(toggle)}
          control={
            <Switch checked={value[toggle]} onChange={(_, checked) => onChange({ [toggle]: checked })} />
          }
          label={
            <Box sx={{ py: 0.5 }}>
              {fields[toggle]}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {fields[`${toggle}Hint`]}
              </Typography>
            </Box>
          }
        />
      ))}
    </FormControl>
  );
}
