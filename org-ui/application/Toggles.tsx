import { Box, FormControl, FormControlLabel, FormLabel, Switch, Typography } from '@mui/material';
import { texts } from '../texts.ts';
import { type ApplicationType, type Toggle, toggleGroups, togglesOf } from './draft.ts';

const { fields } = texts;
type TogglesProps = {
  type: ApplicationType;
  value: Record<Toggle, boolean>;
  onChange: (change: Partial<Record<Toggle, boolean>>) => void;
  /** The switches that cannot be changed here, or 'all'. */
  fixed?: readonly Toggle[] | 'all';
  /** The switches that are not shown here. */
  hidden?: readonly Toggle[];
};
/** The switches that the page of an application shows for websites only. */
export const hiddenOnPage: Record<ApplicationType, readonly Toggle[]> = {
  Web: [],
  Mobile: ['remotePlatformAuth'],
};
/** Keeps the labels of disabled switches readable. */
const readable = { '&& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' } } as const;

/** The switches for how people may sign in and who may register. */
export function Toggles(props: TogglesProps) {
  return Object.keys(toggleGroups).map((group) => (
    <Group key={group} name={group as keyof typeof toggleGroups} {...props} />
  ));
}

function Group({
  name,
  type,
  value,
  onChange,
  fixed = [],
  hidden = [],
}: TogglesProps & { name: keyof typeof toggleGroups }) {
  const hasIt = (toggle: Toggle) => (togglesOf[toggle] ?? type) === type && !hidden.includes(toggle);
  return (
    <FormControl component="fieldset" sx={readable}>
      <FormLabel component="legend">{fields[name]}</FormLabel>
      {toggleGroups[name].filter(hasIt).map((toggle) => (
        <FormControlLabel
          key={toggle}
          disabled={fixed === 'all' || fixed.includes(toggle)}
          control={
            <Switch checked={value[toggle]} onChange={(_, checked) => onChange({ [toggle]: checked })} />
          }
          label={
            <Box sx={{ py: 0.5 }}>
              {fields[toggle]}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {fields[`${toggle}Hint`]}
                {fixed !== 'all' && fixed.includes(toggle) && `. ${fields.toggleFixed}`}
              </Typography>
            </Box>
          }
        />
      ))}
    </FormControl>
  );
}
