import { Typography } from '@mui/material';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { LanguageChoice } from '../../../web-kit/language/LanguageChoice.tsx';
import type { MailLanguage as Tag } from '../../../web-kit/language/language.ts';
import { sends } from '../../../web-kit/sends.ts';
import { useIds } from '../../base/session.ts';
import { Section } from '../../parts/page/Section.tsx';
import { texts } from './texts.ts';

const t = texts.language;

/** Chooses the language of the mails that the organisation sends. */
export function MailLanguage({ chosen }: { chosen: Tag }) {
  const { uniqueId } = useIds();
  const choose = sends('PUT /organisationLanguage/:uniqueId', (language: Tag) => ({ uniqueId, language }));
  const { mutate, isPending, barred } = useVerb<Tag>({ run: choose, done: t.done });
  return (
    <Section title={t.title}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t.lead}</Typography>
      <LanguageChoice
        label={t.label}
        value={chosen}
        disabled={isPending || barred !== undefined}
        helperText={barred}
        onChange={(tag) => mutate(tag)}
      />
    </Section>
  );
}
