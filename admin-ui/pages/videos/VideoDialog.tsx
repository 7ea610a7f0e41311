import { limits } from '../../../web-kit/domain/limits.ts';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import type { Field } from '../../../web-kit/form/fields.ts';
import { useWrite } from '../../data/useWrite.ts';
import type { VideoRow } from './index.ts';
import { texts } from './texts.ts';

const t = texts;
const label = t.fields;
type Key = 'title' | 'url' | 'subtitle' | 'description' | 'categories';
const fields: readonly Field<Key>[] = [
  { key: 'title', label: label.title, max: limits.videoTitle, required: true },
  { key: 'url', label: label.url, max: limits.url, required: true, type: 'url', hint: t.urlHint },
  { key: 'subtitle', label: label.subtitle, max: limits.videoTitle },
  { key: 'description', label: label.description, max: limits.videoDescription, multiline: true },
  { key: 'categories', label: label.categories, max: 400, required: true, hint: t.categoriesHint },
];

const initialOf = (row: VideoRow | undefined) =>
  row ? { ...row, categories: row.categories.join(', ') } : { categories: 'Team' };
const namesIn = (typed: string) =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Adds or changes a video. */
export function VideoDialog({ row, onClose }: { row: VideoRow | undefined; onClose: () => void }) {
  const { create, update, reread } = useWrite('videos');
  return (
    <FormDialog
      about={`video ${row?.id ?? ''}`}
      title={row ? t.edit : t.create}
      fields={fields}
      initial={initialOf(row)}
      {...(row && { reread: async () => initialOf(await reread(row)) })}
      run={(typed) => {
        const about = { ...typed, categories: namesIn(typed.categories) };
        return row ? update(row, about) : create(about);
      }}
      done={row ? t.changed : t.added}
      onClose={onClose}
    />
  );
}
