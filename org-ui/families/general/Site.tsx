import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { limits } from '../../../web-kit/domain/limits.ts';
import type { InputProps } from '../../things/settings/form.ts';
import { texts } from './texts.ts';

const { fields } = texts;

/** The website of an app, if it has one. */
export type SiteOf = { typed: string; none: boolean };

/** The website of an app, unless it has none. */
export function Site({ label, more, value, error, onChange }: InputProps<SiteOf>) {
  const { typed, none } = value;
  return (
    <Box>
      <TextField
        label={label}
        fullWidth
        required={!none}
        disabled={none}
        placeholder="https://shop.example"
        value={none ? `${location.origin}/api` : typed}
        error={error !== undefined}
        helperText={
          <>
            <span>{error ?? (none ? fields.noWebsiteHint : fields.appSiteHint)}</span> {more}
          </>
        }
        onChange={({ target }) => onChange({ none, typed: target.value })}
        slotProps={{ htmlInput: { maxLength: limits.url, inputMode: 'url' } }}
      />
      <FormControlLabel
        control={<Checkbox checked={none} onChange={(_, checked) => onChange({ typed, none: checked })} />}
        label={fields.noWebsite}
      />
    </Box>
  );
}
