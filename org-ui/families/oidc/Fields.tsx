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
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { limits } from '../../../web-kit/limits.ts';
import { LogoField } from '../../parts/form/LogoField.tsx';
import { NameField } from '../../parts/form/NameField.tsx';
import { UriList } from '../../parts/form/UriList.tsx';
import { grantName, grantTypes, methods, type OidcDraft, type OidcProblems } from './draft.ts';
import { oidcTexts as t } from './texts.ts';

type FieldsProps = { draft: OidcDraft; problems: OidcProblems; onChange: (draft: OidcDraft) => void };

/** The fields of an OpenID application that can change later. */
export function ChangingFields({ draft, problems, onChange }: FieldsProps) {
  const set = (change: Partial<OidcDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      <NameField value={draft.name} error={problems.name} onChange={(name) => set({ name })} />
      <LogoField value={draft.logo} error={problems.logo} onChange={(logo) => set({ logo })} />
      <UriList
        label={t.redirectUris}
        hint={t.redirectHint}
        value={draft.redirectUris}
        problems={problems.redirectUris}
        onChange={(redirectUris) => set({ redirectUris })}
      />
      <UriList
        label={t.signOutUris}
        hint={t.signOutHint}
        value={draft.signOutUris}
        problems={problems.signOutUris}
        onChange={(signOutUris) => set({ signOutUris })}
      />
      <TextField
        fullWidth
        type="url"
        label={t.backchannelUri}
        placeholder="https://app.example/backchannel-logout"
        value={draft.backchannelUri}
        error={problems.backchannelUri !== undefined}
        helperText={problems.backchannelUri ?? t.backchannelHint}
        onChange={({ target }) => set({ backchannelUri: target.value })}
        slotProps={{ htmlInput: { maxLength: limits.url, spellCheck: false } }}
      />
    </>
  );
}

/** All fields of an OpenID application, for creating it. */
export function OidcFields(props: FieldsProps) {
  const { draft, problems, onChange } = props;
  const id = useId();
  const set = (change: Partial<OidcDraft>) => onChange({ ...draft, ...change });
  return (
    <Stack spacing={3}>
      <Typography variant="h2">{t.general}</Typography>
      <FormControl>
        <FormLabel id={id}>{t.type}</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={draft.applicationType}
          onChange={(_, value) => set({ applicationType: value as OidcDraft['applicationType'] })}
        >
          {(['web', 'native'] as const).map((type) => (
            <FormControlLabel key={type} value={type} control={<Radio />} label={t.types[type]} />
          ))}
        </RadioGroup>
      </FormControl>
      <ChangingFields {...props} />
      <TextField
        select
        label={t.method}
        value={draft.method}
        helperText={t.methodHint}
        onChange={({ target }) => set({ method: target.value as OidcDraft['method'] })}
      >
        {methods.map((method) => (
          <MenuItem key={method} value={method}>
            {method}
          </MenuItem>
        ))}
      </TextField>
      <Pkce draft={draft} onChange={onChange} />
      <Grants value={draft.grants} error={problems.grants} onChange={(grants) => set({ grants })} />
    </Stack>
  );
}

/** Whether sign-ins need PKCE, for an application that has a client secret. */
export function Pkce({ draft, onChange }: Omit<FieldsProps, 'problems'>) {
  if (draft.method === 'none') return null;
  return (
    <Box>
      <FormControlLabel
        label={t.pkceRequired}
        control={<Switch checked={draft.pkce} onChange={(_, pkce) => onChange({ ...draft, pkce })} />}
      />
      <FormHelperText>{t.pkceHint}</FormHelperText>
    </Box>
  );
}

type GrantsProps = {
  value: OidcDraft['grants'];
  error: string | undefined;
  onChange: (value: OidcDraft['grants']) => void;
};
function Grants({ value, error, onChange }: GrantsProps) {
  return (
    <Box>
      <FormControl component="fieldset" error={error !== undefined}>
        <FormLabel component="legend">{t.grants}</FormLabel>
        <FormGroup>
          {grantTypes.map((grant) => (
            <FormControlLabel
              key={grant}
              label={grantName(grant)}
              control={
                <Checkbox
                  checked={value.includes(grant)}
                  onChange={(_, checked) =>
                    onChange(grantTypes.filter((each) => (each === grant ? checked : value.includes(each))))
                  }
                />
              }
            />
          ))}
        </FormGroup>
        {error && <FormHelperText role="alert">{error}</FormHelperText>}
      </FormControl>
    </Box>
  );
}
