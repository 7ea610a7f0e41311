import { shortDateTime } from '../../../web-kit/format.ts';
import { sends } from '../../../web-kit/sends.ts';
import { readNow } from '../../base/session.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { type Application, applicationQuery } from '../../things/applications/application.ts';
import { DeletionButton, SuspensionButton } from '../../things/applications/LifeButtons.tsx';
import { SettingsForm } from '../../things/settings/SettingsForm.tsx';
import { generalSettings } from './settings.tsx';
import { texts } from './texts.ts';
import { applicationVerbs } from './verbs.ts';

/** The settings of a web or mobile application, with Edit, Activate or Deactivate, and Delete. */
export function General({ app }: { app: Application }) {
  const { appId, suspended } = app;
  const facts = {
    general: { after: <Field label={texts.createdAt}>{shortDateTime(app.createdAt)}</Field> },
    credentials: {
      before: (
        <Field label={texts.clientId} copyable={appId}>
          <code>{appId}</code>
        </Field>
      ),
    },
  };
  return (
    <SettingsForm
      title={texts.general}
      settings={generalSettings[app.type]}
      app={app}
      reread={() => readNow(applicationQuery(appId))}
      save={sends('PUT /updateApp/:appId', (changes) => ({ appId, ...changes }))}
      buttons={
        <>
          <SuspensionButton suspended={suspended} suspension={applicationVerbs.suspension(app)} />
          <DeletionButton deletion={applicationVerbs.deletion(app)} list="/applications" />
        </>
      }
      facts={facts}
    />
  );
}
