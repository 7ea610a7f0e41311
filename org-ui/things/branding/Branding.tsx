import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { MailLanguage as Tag } from '../../../web-kit/language/language.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { readNow, useIds } from '../../base/session.ts';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { EditSection } from '../../parts/form/EditSection.tsx';
import { useSaving } from '../../parts/form/useSaving.ts';
import { Pending } from '../../parts/page/Pending.tsx';
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
  return <Section title={t.title}>{<Pending error={error} onRetry={refetch} />}</Section>;
}

type ShownProps = { uniqueId: string; name: string; language: Tag; published: readonly Published[] };
/** What is shown now. Edit makes it a draft, with a preview, until Discard or a successful Publish. */
function Shown({ uniqueId, name, language, published }: ShownProps) {
  const shown = shownOf(published);
  // What was kept by an earlier release of this page may lack a part.
  const whole = (kept: Draft): Draft => ({ ...shown, ...kept });
  const publish = publishing(uniqueId);
  const form = useSaving<Draft>({
    about: 'branding',
    shown,
    isChanged,
    isWrong: (next) => isWrong(whole(next)),
    reread: async () => shownOf(await readNow(brandQuery(uniqueId))),
    save: likewise(publish, (next: Draft) => publish(whole(next))),
    done: t.published,
    failed: t.failed,
  });
  const draft = whole(form.next);
  const changed = (changes: Partial<Draft>) => form.change((now) => whole({ ...now, ...changes }));
  const preview = previewed(draft, shown);
  return (
    <EditSection title={t.title} form={form} saves={t.publish}>
      <Stack spacing={3}>
        <Typography sx={{ color: 'text.secondary' }}>{t.lead}</Typography>
        {!published.length && <Typography>{t.none}</Typography>}
        {form.editing && (
          <EditForm onSubmit={form.save}>
            <Fields draft={draft} onChange={changed} />
          </EditForm>
        )}
        <Preview name={name} draft={preview} />
        <Mails
          name={name}
          draft={preview}
          usual={language}
          edits={form.editing ? { onChange: changed, onSubmit: form.save } : undefined}
        />
        <Versions uniqueId={uniqueId} published={published} />
      </Stack>
    </EditSection>
  );
}

const isWrong = ({ primary, accent, mailWords }: Draft) =>
  [primary, accent].some(colourProblem) || mailWords.some(wordsWrongIn);
