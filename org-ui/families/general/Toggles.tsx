import { Box, FormControl, FormControlLabel, FormLabel, Switch, Typography } from '@mui/material';
import { hasSwitch, type SwitchName, switches, switchNames } from '../../../web-kit/limits.ts';
import type { ApplicationType } from './draft.ts';
import { texts } from './texts.ts';

const { fields } = texts;
type TogglesProps = {
  type: ApplicationType;
  value: Record<SwitchName, boolean>;
  onChange: (change: Partial<Record<SwitchName, boolean>>) => void;
  /** The switches that cannot be changed here, or 'all'. */
  fixed?: readonly SwitchName[] | 'all';
  /** The switches that are not shown here. */
  hidden?: readonly SwitchName[];
};
/** The switches that the page of an application shows for websites only. */
export const hiddenOnPage: Record<ApplicationType, readonly SwitchName[]> = {
  Web: [],
  Mobile: ['remotePlatformAuth'],
};
const kinds = { Web: 'web', Mobile: 'mobile' } as const;
type GroupName = (typeof switches)[SwitchName]['group'];
/** Keeps the labels of disabled switches readable. */
const readable = { '&& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' } } as const;

/** The switches for how people may sign in and who may register. */
export function Toggles(props: TogglesProps) {
  const groups = new Set(switchNames.map((name) => switches[name].group));
  return [...groups].map((group) => <Group key={group} name={group} {...props} />);
}

function Group({ name, type, value, onChange, fixed = [], hidden = [] }: TogglesProps & { name: GroupName }) {
  const shown = switchNames.filter(
    (toggle) => switches[toggle].group === name && hasSwitch(kinds[type], toggle) && !hidden.includes(toggle),
  );
  return (
    <FormControl component="fieldset" sx={readable}>
      <FormLabel component="legend">{fields[name]}</FormLabel>
      {shown.map((toggle) => (
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
