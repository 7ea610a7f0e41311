import { Typography } from '@mui/material';
import { Field } from '../../parts/copy/Field.tsx';
import { type CreationProps, SettingsStep } from '../../things/settings/SettingsStep.tsx';
import { createOidc, oidcSettings } from './settings.ts';
import { oidcTexts as t } from './texts.ts';

/** Step 2 for an OpenID application. */
export const ConfigureOidc = (props: CreationProps) => (
  <SettingsStep
    {...props}
    about="new openid"
    settings={oidcSettings}
    heading={<Typography variant="h2">{t.general}</Typography>}
    create={createOidc}
  />
);

/** The last step for an OpenID application: what it has to be told. */
export const OidcDone = () => (
  <>
    <Field label={t.issuer} copyable={location.origin}>
      <code>{location.origin}</code>
    </Field>
    <Typography sx={{ mt: 2 }}>{t.done}</Typography>
  </>
);
