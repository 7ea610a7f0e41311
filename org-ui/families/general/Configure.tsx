import { Typography } from '@mui/material';
import { CodeBlock } from '../../parts/copy/CodeBlock.tsx';
import { scriptTag } from '../../things/applications/script.ts';
import { type CreationProps, SettingsStep } from '../../things/settings/SettingsStep.tsx';
import { create, generalSettings } from './settings.tsx';
import { texts } from './texts.ts';

/** Step 2 for a web application. */
export const ConfigureWeb = (props: CreationProps) => (
  <SettingsStep {...props} about="new web" settings={generalSettings.Web} create={create.Web} />
);
/** Step 2 for a mobile application. */
export const ConfigureMobile = (props: CreationProps) => (
  <SettingsStep {...props} about="new mobile" settings={generalSettings.Mobile} create={create.Mobile} />
);

/** The last step for a web application: its script. */
export const WebDone = ({ appId }: { appId: string }) => (
  <>
    <Typography sx={{ mt: 2 }}>{texts.doneWeb}</Typography>
    <CodeBlock what={texts.script} code={scriptTag(appId)} />
  </>
);
/** The last step for a mobile application. */
export const MobileDone = () => <Typography sx={{ mt: 2 }}>{texts.doneMobile}</Typography>;
