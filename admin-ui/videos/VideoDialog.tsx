import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type SubmitEvent, useId, useState } from 'react';
import { limits } from '../../web-kit/limits.ts';
import { messageOf } from '../../web-kit/toast.tsx';
import { useVerb } from '../../web-kit/verb.ts';
import { useWrite } from '../kit/useWrite.ts';
import type { VideoRow } from '../rows.ts';
import { texts } from '../texts.ts';

const t = texts.videos;
const fields = [
  { key: 'title', max: limits.videoTitle, required: true },
  { key: 'url', max: limits.url, required: true, type: 'url', hint: t.urlHint },
  { key: 'subtitle', max: limits.videoTitle },
  { key: 'description', max: limits.videoDescription, multiline: true },
  { key: 'categories', max: 400, required: true, hint: t.categoriesHint },
] as const;
type Draft = Record<(typeof fields)[number]['key'], string>;

const draftOf = (row: VideoRow | undefined): Draft => ({
  title: row?.title ?? '',
  url: row?.url ?? '',
  subtitle: row?.subtitle ?? '',
  description: row?.description ?? '',
  categories: row?.categories.join(', ') ?? 'Team',
});
const namesIn = (typed: string) =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Replaces a field's key in the server's message by its label, which is the name that the person sees. */
const inWords = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    const label = (key: string) => t.fields[key as keyof Draft] ?? key;
    throw new Error(messageOf(error).replace(/^\w+(?=[.:])/, label), { cause: error });
  });

/** Adds or changes a video. */
export function VideoDialog({ row, onClose }: { row: VideoRow | undefined; onClose: () => void }) {
  const { create, update } = useWrite('videos');
  const [draft, setDraft] = useState(() => draftOf(row));
  const heading = useId();
  const about = { ...draft, categories: namesIn(draft.categories) };
  const { mutate, isPending } = useVerb({
    run: () => inWords(row ? update(row, about) : create(about)),
    done: row ? t.changed : t.added,
    invalidates: [['videos'], ['streams'], ['audit']],
    onDone: onClose,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id={heading}>{row ? t.edit : t.create}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {fields.map(({ key, max, ...field }) => (
            <TextField
              key={key}
              label={t.fields[key]}
              value={draft[key]}
              onChange={({ target }) => setDraft({ ...draft, [key]: target.value })}
              type={'type' in field ? field.type : 'text'}
              required={'required' in field}
              helperText={'hint' in field ? field.hint : undefined}
              multiline={'multiline' in field}
              slotProps={{ htmlInput: { maxLength: max } }}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
