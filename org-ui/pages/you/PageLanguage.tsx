import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { LanguageChoice, LanguageOrNone } from '../../../web-kit/language/LanguageChoice.tsx';
import {
  chooseLanguage,
  language,
  languages,
  type MailLanguage,
} from '../../../web-kit/language/language.ts';
import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { texts } from './texts.ts';

const t = texts.language;

/** Chooses the language of the console in this browser, which loads the page anew, and that of the member's mails. */
export const PageLanguage = () => (
  <Section title={t.title}>
    <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t.lead}</Typography>
    <Stack spacing={2.5}>
      <LanguageChoice
        label={t.label}
        value={language === 'qps' ? 'en' : language}
        onChange={chooseLanguage}
      />
      <OwnMails />
    </Stack>
  </Section>
);

const choose = sends('PUT /ownLanguage', (language: MailLanguage | null) => ({ language }));

function OwnMails() {
  const { data, error, refetch } = useQuery(read('GET /ownLanguage', {}));
  const { mutate, isPending, barred } = useVerb<MailLanguage | null>({ run: choose, done: t.done });
  if (!data) return <Pending error={error} onRetry={refetch} />;
  return (
    <LanguageOrNone
      label={t.mails}
      value={data.language}
      none={t.same(languages[data.ofOrganisation])}
      disabled={isPending || barred !== undefined}
      helperText={barred}
      onChange={(tag) => mutate(tag)}
    />
  );
}
