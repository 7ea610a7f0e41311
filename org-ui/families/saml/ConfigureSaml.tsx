import { type CreationProps, SettingsStep } from '../../things/settings/SettingsStep.tsx';
import { createSaml, samlSettings } from './settings.ts';

/** Step 2 for a SAML application. */
export const ConfigureSaml = (props: CreationProps) => (
  <SettingsStep {...props} about="new SAML" settings={samlSettings} create={createSaml} />
);
