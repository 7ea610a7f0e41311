import { Box, Stack } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { focusFirstWrong } from '../../../web-kit/form/focus.ts';
import { saveUnchanged } from '../../../web-kit/form/meanwhile.ts';
import { likewise, type Sends } from '../../../web-kit/sends.ts';
import { words } from '../../base/words.ts';
import { EditButtons } from '../../parts/form/EditButtons.tsx';
import { useEditing } from '../../parts/form/kept.ts';
import { Restored } from '../../parts/form/Restored.tsx';
import { Section } from '../../parts/page/Section.tsx';
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
export function SettingsForm(props: SettingsFormProps) {
  const { title, settings, app, buttons, facts = {} } = props;
  const { editing, restored, edit, change, catchUp, leave } = useEditing<Draft>(
    `settings ${app.appId}`,
    (before, next) => isChanged(settings, before, next),
  );
  const [tried, setTried] = useState(false);
  const problems = editing ? problemsOf(settings, editing.next, editing.before) : noProblems;
  const close = () => {
    leave();
    setTried(false);
  };
  const saving = useVerb({
    run: likewise(props.save, () =>
      saveUnchanged(
        async () => catchUp(draftOf(settings, await props.reread())),
        () => props.save(sentOf(settings, editing!.next, editing!.before)),
      ),
    ),
    done: applicationWords.updatedNow,
    failed: applicationWords.updateFailed,
    onDone: close,
  });
  const save = (event?: FormEvent<HTMLElement>) => {
    event?.preventDefault();
    setTried(true);
    if (!Object.keys(problems).length) saving.mutate();
    else if (event) focusFirstWrong(event.currentTarget);
  };
  const edits = (
    <EditButtons
      editing={editing !== undefined}
      edit={() => edit(draftOf(settings, app))}
      discard={close}
      save={() => save()}
      busy={saving.isPending}
      barred={saving.barred}
    >
      {buttons}
    </EditButtons>
  );
  return (
    <Section title={title} buttons={edits}>
      {restored && <Restored text={words.unsaved} onDiscard={close} />}
      <Stack spacing={3}>
        {editing && (
          <Box component="form" noValidate onSubmit={save} sx={{ maxWidth: 720 }}>
            <Stack spacing={3}>
              <SettingsFields
                {...{ settings, at: 'changing' }}
                draft={editing.next}
                problems={tried ? problems : noProblems}
                onChange={change}
              />
              <input type="submit" hidden />
            </Stack>
          </Box>
        )}
        <Reading {...{ settings, app, facts }} editing={editing !== undefined} />
      </Stack>
    </Section>
  );
}
