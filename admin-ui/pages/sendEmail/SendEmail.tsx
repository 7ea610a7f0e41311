import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { Title } from 'react-admin';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { useKept } from '../../../web-kit/form/kept.ts';
import { Restored } from '../../../web-kit/form/Restored.tsx';
import { useWrite } from '../../data/useWrite.ts';
import { type Draft, differs, empty, problemOf } from './draft.ts';
import { Editor } from './Editor.tsx';
import { texts } from './texts.ts';

const t = texts;

/** The form that sends a custom e-mail to a user. What was typed is kept until it is sent or discarded. */
export default function SendEmail() {
  const { create } = useWrite('send-email');
  const { kept, changed, keep, forget } = useKept<Draft>('custom mail', differs);
  const draft = kept?.next ?? empty;
  const setDraft = (next: Partial<Draft>) => keep({ before: empty, next: { ...draft, ...next } });
  const [problem, setProblem] = useState('');
  /** What the editor began with; another one replaces the editor. */
  const [begun, setBegun] = useState({ nth: 0, message: draft.message });
  const [restored, setRestored] = useState(changed);
  const beginAnew = () => {
    forget();
    setProblem('');
    setRestored(false);
    setBegun(({ nth }) => ({ nth: nth + 1, message: empty.message }));
  };
  const { mutate, isPending } = useVerb({
    run: () => create({ ...draft, email: draft.email.trim() }),
    done: t.done,
    onDone: beginAnew,
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
        {restored && <Restored onDiscard={beginAnew} />}
        <TextField
          type="email"
          label={t.to}
          required
          autoComplete="off"
          value={draft.email}
          onChange={({ target }) => setDraft({ email: target.value })}
        />
        <TextField
          label={t.subject}
          required
          autoComplete="off"
          value={draft.subject}
          onChange={({ target }) => setDraft({ subject: target.value })}
          slotProps={{ htmlInput: { maxLength: limits.mailSubject } }}
        />
        <Editor
          key={begun.nth}
          label={t.body}
          initial={begun.message}
          onChange={(message) => setDraft({ message })}
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
