import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { saveUnchanged } from '../../../web-kit/form/meanwhile.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { readNow, useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { EditButtons } from '../../parts/form/EditButtons.tsx';
import { useEditing } from '../../parts/form/kept.ts';
import { Restored } from '../../parts/form/Restored.tsx';
import { Failed } from '../../parts/page/Failed.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Section } from '../../parts/page/Section.tsx';
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
      {data ? (
        <Operators uniqueId={uniqueId} settings={data} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </>
  );
}

/** The settings. Edit makes them editable until Discard or a successful Save. */
function Operators({ uniqueId, settings }: { uniqueId: string; settings: Settings }) {
  const { editing, restored, edit, change, catchUp, leave } = useEditing('security', isChanged);
  const shown = draftOf(settings);
  const { before, next } = editing ?? { before: shown, next: shown };
  const problem = waitProblem(next);
  const changing = saving(uniqueId, before, next);
  const { mutate, isPending, barred } = useVerb({
    ...changing,
    run: likewise(changing.run, () =>
      saveUnchanged(async () => catchUp(draftOf(await readNow(securityQuery(uniqueId)))), changing.run),
    ),
    onDone: leave,
  });
  const save = () => problem === undefined && mutate();
  const buttons = (
    <EditButtons
      editing={editing !== undefined}
      edit={() => edit(shown)}
      discard={leave}
      save={save}
      busy={isPending}
      barred={barred}
    />
  );
  return (
    <Section title={t.operators} buttons={buttons}>
      {restored && <Restored text={words.unsaved} onDiscard={leave} />}
      {editing ? (
        <Editing
          draft={next}
          problem={problem}
          onChange={(changes) => change({ ...next, ...changes })}
          onSubmit={save}
        />
      ) : (
        <Reading settings={settings} />
      )}
    </Section>
  );
}
