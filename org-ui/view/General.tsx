import { useState } from 'react';
import { useVerb } from '../../web-kit/CommandButton.tsx';
import { call } from '../../web-kit/call.ts';
import { type Application, staleAfterChange } from '../application/application.ts';
import { changesOf, type Draft, draftOf, problemsOf } from '../application/draft.ts';
import { Section } from '../shell/Section.tsx';
import { texts } from '../texts.ts';
import { Buttons } from './Buttons.tsx';
import { Editing } from './Editing.tsx';
import { Reading } from './Reading.tsx';

/** The settings: shown, or edited after Edit until Discard or a Save that worked. */
export function General({ app }: { app: Application }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [tried, setTried] = useState(false);
  const problems = draft ? problemsOf(draft) : {};
  const leave = () => {
    setDraft(null);
    setTried(false);
  };
  const saving = useVerb({
    run: () =>
      call('PUT /updateApp/:appId', { appId: app.appId, ...changesOf(draftOf(app), draft ?? draftOf(app)) }),
    done: texts.applications.updatedNow,
    failed: texts.applications.updateFailed,
    invalidates: staleAfterChange,
    onDone: leave,
  });
  const save = () => {
    setTried(true);
    if (!Object.keys(problems).length) saving.mutate();
  };
  const edit = () => setDraft(draftOf(app));
  return (
    <Section
      title={texts.view.general}
      buttons={<Buttons {...{ app, edit, save }} discard={leave} editing={!!draft} busy={saving.isPending} />}
    >
      {draft ? (
        <Editing draft={draft} onChange={setDraft} problems={tried ? problems : {}} onSubmit={save} />
      ) : (
        <Reading app={app} />
      )}
    </Section>
  );
}
