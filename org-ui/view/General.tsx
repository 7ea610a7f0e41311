import { useState } from 'react';
import { call } from '../../web-kit/call.ts';
import { useVerb } from '../../web-kit/commands/verb.ts';
import { type Application, staleAfterChange } from '../application/application.ts';
import { changesOf, draftOf, isChanged, problemsOf } from '../application/draft.ts';
import { useEditing } from '../shell/kept.ts';
import { Restored } from '../shell/Restored.tsx';
import { Section } from '../shell/Section.tsx';
import { texts } from '../texts.ts';
import { Buttons } from './Buttons.tsx';
import { Editing } from './Editing.tsx';
import { Reading } from './Reading.tsx';

/** The settings. Edit makes them editable until Discard or a successful Save. */
export function General({ app }: { app: Application }) {
  const { editing, restored, edit, change, leave } = useEditing(app.appId, isChanged);
  const [tried, setTried] = useState(false);
  const problems = editing ? problemsOf(editing.next, editing.before) : {};
  const discard = () => {
    leave();
    setTried(false);
  };
  const saving = useVerb({
    run: () =>
      call('PUT /updateApp/:appId', {
        appId: app.appId,
        ...(editing && changesOf(editing.before, editing.next)),
      }),
    done: texts.applications.updatedNow,
    failed: texts.applications.updateFailed,
    invalidates: staleAfterChange,
    onDone: discard,
  });
  const save = () => {
    setTried(true);
    if (!Object.keys(problems).length) saving.mutate();
  };
  const buttons = (
    <Buttons
      {...{ app, save, discard }}
      edit={() => edit(draftOf(app, location.origin))}
      editing={editing !== undefined}
      busy={saving.isPending}
    />
  );
  return (
    <Section title={texts.view.general} buttons={buttons}>
      {restored && <Restored text={texts.restored.settings} onDiscard={discard} />}
      {editing ? (
        <Editing draft={editing.next} onChange={change} problems={tried ? problems : {}} onSubmit={save} />
      ) : (
        <Reading app={app} />
      )}
    </Section>
  );
}
