import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { saveUnchanged } from '../../../web-kit/form/meanwhile.ts';
import type { MailLanguage as Tag } from '../../../web-kit/language/language.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { readNow, useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { EditButtons } from '../../parts/form/EditButtons.tsx';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { useEditing } from '../../parts/form/kept.ts';
import { Restored } from '../../parts/form/Restored.tsx';
import { Failed } from '../../parts/page/Failed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Section } from '../../parts/page/Section.tsx';
import {
  brandQuery,
  colourProblem,
  type Draft,
  isChanged,
  type Published,
  previewed,
  publishing,
  shownOf,
} from './brand.ts';
import { Fields } from './Fields.tsx';
import { Mails } from './Mails.tsx';
import { wordsWrongIn } from './mails.ts';
import { Preview } from './Preview.tsx';
import { texts } from './texts.ts';
import { Versions } from './Versions.tsx';

const t = texts;

/** How the organisation, which is called `name` and sends mails in `language`, is shown to its people. */
export function Branding({ name, language }: { name: string; language: Tag }) {
  const { uniqueId } = useIds();
  const { data, error, refetch } = useQuery({ ...brandQuery(uniqueId), enabled: uniqueId !== '' });
  if (data) return <Shown uniqueId={uniqueId} name={name} language={language} published={data} />;
  return (
    <Section title={t.title}>{error ? <Failed error={error} onRetry={refetch} /> : <Loading />}</Section>
  );
}

type ShownProps = { uniqueId: string; name: string; language: Tag; published: readonly Published[] };
/** What is shown now. Edit makes it a draft, with a preview, until Discard or a successful Publish. */
function Shown({ uniqueId, name, language, published }: ShownProps) {
  const { editing, restored, edit, change, catchUp, leave } = useEditing<Draft>('branding', isChanged);
  const shown = shownOf(published);
  // What was kept by an earlier release of this page may lack a part.
  const draft = { ...shown, ...editing?.next };
  const publish = publishing(uniqueId);
  const { mutate, isPending, barred } = useVerb<Draft>({
    run: likewise(publish, (next: Draft) =>
      saveUnchanged(
        async () => catchUp(shownOf(await readNow(brandQuery(uniqueId)))),
        () => publish(next),
      ),
    ),
    done: t.published,
    failed: t.failed,
    onDone: leave,
  });
  const isWrong = [draft.primary, draft.accent].some(colourProblem) || draft.mailWords.some(wordsWrongIn);
  const save = () => !isWrong && mutate(draft);
  const changed = (changes: Partial<Draft>) => change({ ...draft, ...changes });
  const preview = previewed(draft, shown);
  const buttons = (
    <EditButtons
      editing={editing !== undefined}
      edit={() => edit(shown)}
      discard={leave}
      save={save}
      saves={t.publish}
      busy={isPending}
      barred={barred}
    />
  );
  return (
    <Section title={t.title} buttons={buttons}>
      {restored && <Restored text={words.unsaved} onDiscard={leave} />}
      <Stack spacing={3}>
        <Typography sx={{ color: 'text.secondary' }}>{t.lead}</Typography>
        {!published.length && <Typography>{t.none}</Typography>}
        {editing && (
          <EditForm onSubmit={save}>
            <Fields draft={draft} onChange={changed} />
          </EditForm>
        )}
        <Preview name={name} draft={preview} />
        <Mails
          name={name}
          draft={preview}
          usual={language}
          edits={editing && { onChange: changed, onSubmit: save }}
        />
        <Versions uniqueId={uniqueId} published={published} />
      </Stack>
    </Section>
  );
}
