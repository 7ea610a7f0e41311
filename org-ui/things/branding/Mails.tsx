import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { type PeopleMail, type WordField, wordFields } from '../../../web-kit/domain/mails.ts';
import { LanguageChoice } from '../../../web-kit/language/LanguageChoice.tsx';
import { languages, type MailLanguage as Tag } from '../../../web-kit/language/language.ts';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import type { Draft } from './brand.ts';
import { MailPicture } from './MailPicture.tsx';
import { mailsQuery, sampleOf, samples, withWords, wordsIn, wordsWrong, wordsWrongIn } from './mails.ts';
import { texts } from './texts.ts';

const t = texts.mails;
type MailsProps = {
  name: string;
  draft: Draft;
  /** The language of the organisation's mails. */
  usual: Tag;
  /** What is edited; undefined while it is only shown. */
  edits?: { onChange: (changes: Partial<Draft>) => void; onSubmit: () => void } | undefined;
};

/** Each mail to the organisation's people as it would be, beside the own words in it. */
export function Mails({ name, draft, usual, edits }: MailsProps) {
  const [language, setLanguage] = useState(usual);
  const [code, setCode] = useState<PeopleMail>('mail.userInvitation');
  // The mails of the language before stay until those of the chosen one are there, and so does the choice if they never come.
  const query = { ...mailsQuery(language), placeholderData: keepPreviousData };
  const { data, error, refetch } = useQuery(query);
  const own = draft.mailWords.map((words) => languages[words.language]);
  const picked = (field: WordField) => field !== 'closing' && setCode(samples[field][0]);
  return (
    <Box component="section" aria-label={t.title}>
      <Typography variant="h3">{t.title}</Typography>
      <Typography sx={{ my: 1, color: 'text.secondary' }}>{t.lead}</Typography>
      <Typography sx={{ mb: 2 }}>{own.length ? t.own(own) : t.none}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mb: 2 }}>
        <LanguageChoice label={t.language} value={language} onChange={setLanguage} />
        {data && (
          <TextField
            select
            size="small"
            label={t.mail}
            value={code}
            onChange={({ target }) => setCode(target.value as PeopleMail)}
            sx={{ flexGrow: 1, maxWidth: { sm: 480 }, minWidth: 0 }}
          >
            {Object.values(samples)
              .flat()
              .map((each) => (
                <MenuItem key={each} value={each} lang={data.around.language}>
                  {data.mails[each](sampleOf(each, name).values as never).subject}
                </MenuItem>
              ))}
          </TextField>
        )}
      </Stack>
      <Box sx={{ ...sideBySide(320), alignItems: 'start' }}>
        {edits && (
          <EditForm onSubmit={edits.onSubmit}>
            <Paragraphs draft={draft} language={language} onChange={edits.onChange} onPick={picked} />
          </EditForm>
        )}
        {data ? (
          <MailPicture name={name} draft={draft} mail={sampleOf(code, name)} language={data} />
        ) : (
          <Pending error={error} onRetry={refetch} />
        )}
      </Box>
    </Box>
  );
}

type ParagraphsProps = {
  draft: Draft;
  language: Tag;
  onChange: (changes: Partial<Draft>) => void;
  /** Called with the paragraph that is being written, so that a mail with it is shown. */
  onPick: (field: WordField) => void;
};
/** The own words in one language. */
function Paragraphs({ draft: { mailWords }, language, onChange, onPick }: ParagraphsProps) {
  const own = wordsIn(mailWords, language);
  const elsewhere = mailWords.filter((words) => words.language !== language && wordsWrongIn(words));
  return (
    <Stack spacing={2}>
      {wordFields.map((field) => (
        <TextField
          key={field}
          label={t.fields[field]}
          size="small"
          multiline
          minRows={2}
          value={own[field]}
          error={wordsWrong(field, own[field]) !== undefined}
          helperText={wordsWrong(field, own[field]) ?? t.hints[field]}
          onFocus={() => onPick(field)}
          onChange={({ target }) =>
            onChange({ mailWords: withWords(mailWords, { ...own, [field]: target.value }) })
          }
          slotProps={{
            htmlInput: { maxLength: limits.mailWords, lang: language, dir: 'auto' },
            formHelperText: { role: 'status' },
          }}
        />
      ))}
      {elsewhere.length > 0 && (
        <Typography role="status" sx={{ color: 'error.main' }}>
          {t.wrongIn(elsewhere.map((words) => languages[words.language]))}
        </Typography>
      )}
    </Stack>
  );
}
