import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { focusFirstWrong } from '../../../web-kit/form/focus.ts';
import { likewise, type Sends } from '../../../web-kit/sends.ts';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { EditSection } from '../../parts/form/EditSection.tsx';
import { useSaving } from '../../parts/form/useSaving.ts';
import { applicationWords } from '../applications/words.ts';
import { type Draft, draftOf, isChanged, type Problems, problemsOf, type Settings, sentOf } from './form.ts';
import { type Facts, Reading } from './Reading.tsx';
import { SettingsFields } from './SettingsFields.tsx';

type SettingsFormProps = {
  title: string;
  settings: Settings;
  app: { appId: string };
  /** The application as the server has it now. */
  reread: () => Promise<object>;
  /** Sends what has changed, by the names of the call. */
  save: Sends<[changes: Record<string, unknown>]>;
  /** Further buttons, beside Edit. */
  buttons: ReactNode;
  facts?: Facts;
};
const noProblems: Problems = {};

/** The settings of an application: read-only until Edit, then editable until they are discarded or saved. */
export function SettingsForm({ title, settings, app, reread, save, buttons, facts = {} }: SettingsFormProps) {
  const problemsIn = (next: Draft, before: Draft) => problemsOf(settings, next, before);
  const form = useSaving<Draft>({
    about: `settings ${app.appId}`,
    shown: draftOf(settings, app),
    isChanged: (before, next) => isChanged(settings, before, next),
    isWrong: (next, before) => Object.keys(problemsIn(next, before)).length > 0,
    reread: async () => draftOf(settings, await reread()),
    save: likewise(save, (next: Draft, before: Draft) => save(sentOf(settings, next, before))),
    done: applicationWords.updatedNow,
    failed: applicationWords.updateFailed,
  });
  const { editing, before, next } = form;
  return (
    <EditSection title={title} form={form} buttons={buttons}>
      <Stack spacing={3}>
        {editing && (
          <EditForm
            onSubmit={({ currentTarget }) => form.save() || focusFirstWrong(currentTarget)}
            sx={{ maxWidth: 720 }}
          >
            <Stack spacing={3}>
              <SettingsFields
                {...{ settings, at: 'changing' }}
                draft={next}
                problems={form.tried ? problemsIn(next, before) : noProblems}
                onChange={form.change}
              />
            </Stack>
          </EditForm>
        )}
        <Reading {...{ settings, app, facts, editing }} />
      </Stack>
    </EditSection>
  );
}
