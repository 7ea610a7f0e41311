import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { limits } from '../../../web-kit/limits.ts';
import type { Draft, Problems } from './draft.ts';
import { texts } from './texts.ts';

const { fields } = texts;
const platforms = ['iOS', 'Android'] as const;

type AppFieldsProps = {
  draft: Draft;
  problems: Problems;
  onChange: (change: Partial<Draft>) => void;
};

/** The fields that only mobile applications have: the platform, the website of the passkeys, the Android package. */
export function AppFields({ draft, problems, onChange }: AppFieldsProps) {
  return (
    <>
      <TextField
        select
        label={fields.platform}
        value={draft.appPlatForm}
        onChange={({ target }) => onChange({ appPlatForm: target.value as Draft['appPlatForm'] })}
        sx={{ maxWidth: 280 }}
      >
        {platforms.map((platform) => (
          <MenuItem key={platform} value={platform}>
            {platform}
          </MenuItem>
        ))}
      </TextField>
      {draft.appPlatForm === 'Android' && (
        <>
          <TextField
            label={fields.package}
            value={draft.packageName}
            error={problems.packageName !== undefined}
            helperText={problems.packageName ?? fields.packageHint}
            onChange={({ target }) => onChange({ packageName: target.value })}
            slotProps={{ htmlInput: { maxLength: limits.packageName, spellCheck: false } }}
          />
          <TextField
            label={fields.fingerprint}
            value={draft.fingerprint}
            error={problems.fingerprint !== undefined}
            helperText={problems.fingerprint ?? fields.fingerprintHint}
            onChange={({ target }) => onChange({ fingerprint: target.value })}
            slotProps={{ htmlInput: { maxLength: 120, spellCheck: false } }}
          />
        </>
      )}
      <Site draft={draft} problems={problems} onChange={onChange} />
    </>
  );
}

function Site({ draft, problems, onChange }: AppFieldsProps) {
  const { noWebsite } = draft;
  return (
    <Box>
      <TextField
        label={fields.origins}
        fullWidth
        required={!noWebsite}
        disabled={noWebsite}
        placeholder="https://shop.example"
        value={noWebsite ? `${location.origin}/api` : draft.typedOrigin}
        error={problems.origins !== undefined}
        helperText={problems.origins ?? (noWebsite ? fields.noWebsiteHint : fields.appSiteHint)}
        onChange={({ target }) => onChange({ typedOrigin: target.value })}
        slotProps={{ htmlInput: { maxLength: limits.url, inputMode: 'url' } }}
      />
      <FormControlLabel
        control={<Checkbox checked={noWebsite} onChange={(_, checked) => onChange({ noWebsite: checked })} />}
        label={fields.noWebsite}
      />
    </Box>
  );
}
