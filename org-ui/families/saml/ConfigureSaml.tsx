import { type CreationProps, SettingsStep } from '../../things/settings/SettingsStep.tsx';
import { createSaml, samlSettings } from './settings.ts';

/** Step 2 for a SAML application. */
export default function ConfigureSaml(props: CreationProps) {
  return <SettingsStep {...props} about="new SAML" settings={samlSettings} create={createSaml} />;
}
