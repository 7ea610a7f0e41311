import { Box, Stack } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { focusFirstWrong } from '../../../web-kit/form/focus.ts';
import { saveUnchanged } from '../../../web-kit/form/meanwhile.ts';
import { words } from '../../base/words.ts';
import { EditButtons } from '../../parts/form/EditButtons.tsx';
import { useEditing } from '../../parts/form/kept.ts';
import { Restored } from '../../parts/form/Restored.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { applicationWords } from '../applications/words.ts';

type SettingsSectionProps<D, P> = {
  title: string;
  /** The name under which unsaved input is kept. */
  about: string;
  /** The settings as they are. */
  draftOf: () => D;
  /** The settings as the server has them now. */
  reread: () => Promise<D>;
  isChanged: (before: D, next: D) => boolean;
  problemsOf: (draft: D, before: D) => P;
  hasProblems: (problems: P) => boolean;
  none: P;
  save: (draft: D, before: D) => Promise<unknown>;
  fields: (form: { draft: D; problems: P; onChange: (draft: D) => void }) => ReactNode;
  /** Further buttons, beside Edit. */
  buttons: ReactNode;
  /** The settings, read-only. Those that are being edited can be left out. */
  reading: (editing: boolean) => ReactNode;
};

/** The settings of an application: read-only until Edit, then editable until they are discarded or saved. */
export function SettingsSection<D extends object, P>(props: SettingsSectionProps<D, P>) {
  const { about, draftOf, isChanged, problemsOf, hasProblems, none, fields, reading } = props;
  const { editing, restored, edit, change, catchUp, leave } = useEditing(about, isChanged);
  const [tried, setTried] = useState(false);
  const problems = editing ? problemsOf(editing.next, editing.before) : none;
  const close = () => {
    leave();
    setTried(false);
  };
  const saving = useVerb({
    run: () =>
      saveUnchanged(
        async () => catchUp(await props.reread()),
        () => props.save(editing!.next, editing!.before),
      ),
    done: applicationWords.updatedNow,
    failed: applicationWords.updateFailed,
    onDone: close,
  });
  const save = (event?: FormEvent<HTMLElement>) => {
    event?.preventDefault();
    setTried(true);
    if (!hasProblems(problems)) saving.mutate();
    else if (event) focusFirstWrong(event.currentTarget);
  };
  const buttons = (
    <EditButtons
      editing={editing !== undefined}
      edit={() => edit(draftOf())}
      discard={close}
      save={() => save()}
      busy={saving.isPending}
    >
      {props.buttons}
    </EditButtons>
  );
  return (
    <Section title={props.title} buttons={buttons}>
      {restored && <Restored text={words.unsaved} onDiscard={close} />}
      <Stack spacing={3}>
        {editing && (
          <Box component="form" noValidate onSubmit={save} sx={{ maxWidth: 720 }}>
            <Stack spacing={3}>
              {fields({ draft: editing.next, problems: tried ? problems : none, onChange: change })}
              <input type="submit" hidden />
            </Stack>
          </Box>
        )}
        {reading(editing !== undefined)}
      </Stack>
    </Section>
  );
}
