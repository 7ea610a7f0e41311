import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { Title } from 'react-admin';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { useWrite } from '../../data/useWrite.ts';
import { empty, problemOf } from './draft.ts';
import { Editor } from './Editor.tsx';
import { texts } from './texts.ts';

const t = texts;

/** The form that sends a custom e-mail to a user. */
export default function SendEmail() {
  const { create } = useWrite('send-email');
  const [draft, setDraft] = useState(empty);
  const [problem, setProblem] = useState('');
  /** Number of mails sent; a change resets the editor. */
  const [sent, setSent] = useState(0);
  const { mutate, isPending } = useVerb({
    run: () => create({ ...draft, email: draft.email.trim() }),
    done: t.done,
    onDone() {
      setDraft(empty);
      setSent(sent + 1);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemOf(draft);
    setProblem(found);
    if (!found) mutate();
  };
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 4 }, maxWidth: 760 }}>
      <Title title={t.heading} />
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t.lead}</Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <TextField
          type="email"
          label={t.to}
          required
          autoComplete="off"
          value={draft.email}
          onChange={({ target }) => setDraft({ ...draft, email: target.value })}
        />
        <TextField
          label={t.subject}
          required
          autoComplete="off"
          value={draft.subject}
          onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
          slotProps={{ htmlInput: { maxLength: limits.mailSubject } }}
        />
        <Editor
          key={sent}
          label={t.body}
          initial={empty.message}
          onChange={(message) => setDraft((now) => ({ ...now, message }))}
        />
        {problem && <Alert severity="error">{problem}</Alert>}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isPending}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {t.submit}
        </Button>
      </Box>
    </Card>
  );
}
