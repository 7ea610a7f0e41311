import { useState } from 'react';
import { call } from '../../web-kit/call.ts';
import { useVerb } from '../../web-kit/verb.ts';
import { type Application, staleAfterChange } from '../application/application.ts';
import { changesOf, draftOf, problemsOf } from '../application/draft.ts';
import { useKept } from '../application/kept.ts';
import { Restored } from '../application/Restored.tsx';
import { Section } from '../shell/Section.tsx';
import { texts } from '../texts.ts';
import { Buttons } from './Buttons.tsx';
import { Editing } from './Editing.tsx';
import { Reading } from './Reading.tsx';

/**
 * The settings. Edit makes them editable until Discard or a successful Save. Unsaved changes are kept when the person
 * leaves the page.
 */
export function General({ app }: { app: Application }) {
  const { kept, changed, keep, forget } = useKept(app.appId);
  const [opened, setOpened] = useState(false);
  const [tried, setTried] = useState(false);
  const editing = kept !== undefined && (opened || changed);
  const problems = kept ? problemsOf(kept.next, kept.before) : {};
  const leave = () => {
    forget();
    setOpened(false);
    setTried(false);
  };
  const saving = useVerb({
    run: () =>
      call('PUT /updateApp/:appId', { appId: app.appId, ...(kept && changesOf(kept.before, kept.next)) }),
    done: texts.applications.updatedNow,
    failed: texts.applications.updateFailed,
    invalidates: staleAfterChange,
    onDone: leave,
  });
  const save = () => {
    setTried(true);
    if (!Object.keys(problems).length) saving.mutate();
  };
  const edit = () => {
    const before = draftOf(app, location.origin);
    keep({ before, next: before });
    setOpened(true);
  };
  return (
    <Section
      title={texts.view.general}
      buttons={<Buttons {...{ app, edit, save, editing }} discard={leave} busy={saving.isPending} />}
    >
      {editing && !opened && <Restored text={texts.restored.settings} onDiscard={leave} />}
      {editing ? (
        <Editing
          draft={kept.next}
          onChange={(next) => keep({ ...kept, next })}
          problems={tried ? problems : {}}
          onSubmit={save}
        />
      ) : (
        <Reading app={app} />
      )}
    </Section>
  );
}
