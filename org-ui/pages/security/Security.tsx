import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { readNow, useIds } from '../../base/session.ts';
import { EditSection } from '../../parts/form/EditSection.tsx';
import { useSaving } from '../../parts/form/useSaving.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Editing } from './Editing.tsx';
import { Reading } from './Reading.tsx';
import {
  draftOf,
  isChanged,
  type Security as Settings,
  saving,
  securityQuery,
  waitProblem,
} from './security.ts';
import { texts } from './texts.ts';

const t = texts;

/** The organisation's rules for the sign-in and recovery of all its operators. */
export default function Security() {
  const { uniqueId } = useIds();
  const { data, error, refetch } = useQuery({ ...securityQuery(uniqueId), enabled: uniqueId !== '' });
  return (
    <>
      <Heading title={t.title} />
      <Typography sx={{ mb: 2 }}>{t.text}</Typography>
      {data ? <Operators uniqueId={uniqueId} settings={data} /> : <Pending error={error} onRetry={refetch} />}
    </>
  );
}

/** The settings. Edit makes them editable until Discard or a successful Save. */
function Operators({ uniqueId, settings }: { uniqueId: string; settings: Settings }) {
  const form = useSaving({
    ...{ about: 'security', shown: draftOf(settings), isChanged, ...saving(uniqueId) },
    isWrong: (next) => waitProblem(next) !== undefined,
    reread: async () => draftOf(await readNow(securityQuery(uniqueId))),
  });
  const { next } = form;
  return (
    <EditSection title={t.operators} form={form}>
      {form.editing ? (
        <Editing
          draft={next}
          problem={waitProblem(next)}
          onChange={(changes) => form.change((now) => ({ ...now, ...changes }))}
          onSubmit={form.save}
        />
      ) : (
        <Reading settings={settings} />
      )}
    </EditSection>
  );
}
