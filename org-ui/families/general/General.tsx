import { call } from '../../../web-kit/call.ts';
import type { SwitchName } from '../../../web-kit/limits.ts';
import { readNow } from '../../base/session.ts';
import { type Application, applicationQuery } from '../../things/applications/application.ts';
import { DeletionButton, SuspensionButton } from '../../things/applications/LifeButtons.tsx';
import { applicationVerbs } from '../../things/applications/verbs.ts';
import { SettingsSection } from '../../things/settings/SettingsSection.tsx';
import { type ApplicationType, changesOf, draftOf, isChanged, type Problems, problemsOf } from './draft.ts';
import { Fields } from './Fields.tsx';
import { Reading } from './Reading.tsx';
import { hiddenOnPage } from './Toggles.tsx';
import { texts } from './texts.ts';

/** Switches that are fixed when an application is created. */
const fixed: Record<ApplicationType, readonly SwitchName[]> = {
  Web: ['multipleDeviceAllowed'],
  Mobile: ['samePlatformAuth', 'multipleDeviceAllowed'],
};
const noProblems: Problems = {};

/** The settings of a web or mobile application, with Edit, Activate or Deactivate, and Delete. */
export function General({ app }: { app: Application }) {
  const { appId, suspended } = app;
  return (
    <SettingsSection
      title={texts.general}
      about={appId}
      draftOf={() => draftOf(app, location.origin)}
      reread={async () => draftOf(await readNow(applicationQuery(appId)), location.origin)}
      isChanged={isChanged}
      problemsOf={problemsOf}
      hasProblems={(problems) => Object.keys(problems).length > 0}
      none={noProblems}
      save={(draft, before) => call('PUT /updateApp/:appId', { appId, ...changesOf(before, draft) })}
      fields={(form) => (
        <Fields {...form} fixed={fixed[form.draft.type]} hidden={hiddenOnPage[form.draft.type]} />
      )}
      buttons={
        <>
          <SuspensionButton suspended={suspended} suspension={applicationVerbs.suspension(app)} />
          <DeletionButton deletion={applicationVerbs.deletion(app)} list="/applications" />
        </>
      }
      reading={(editing) => !editing && <Reading app={app} />}
    />
  );
}
