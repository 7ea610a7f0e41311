import { type CreationProps, SettingsStep } from '../../things/settings/SettingsStep.tsx';
import { create, generalSettings } from './settings.tsx';

/** Step 2 for a web application. */
export const ConfigureWeb = (props: CreationProps) => (
  <SettingsStep {...props} about="new web" settings={generalSettings.Web} create={create.Web} />
);
/** Step 2 for a mobile application. */
export const ConfigureMobile = (props: CreationProps) => (
  <SettingsStep {...props} about="new mobile" settings={generalSettings.Mobile} create={create.Mobile} />
);
