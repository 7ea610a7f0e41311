import EditOutlined from '@mui/icons-material/EditOutlined';
import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useVerb } from '../../web-kit/verb.ts';
import { useIds } from '../session.ts';
import { Failed } from '../shell/Failed.tsx';
import { Heading } from '../shell/Heading.tsx';
import { Loading } from '../shell/Loading.tsx';
import { SaveButtons } from '../shell/SaveButtons.tsx';
import { Section } from '../shell/Section.tsx';
import { texts } from '../texts.ts';
import { Editing } from './Editing.tsx';
import { Reading } from './Reading.tsx';
import { type Security as Settings, saving, securityQuery, waitProblem } from './security.ts';

const said = texts.security;

/** The organisation's rules for the sign-in and recovery of all its operators. */
export default function Security() {
  const { uniqueId } = useIds();
  const { data, error, refetch } = useQuery({ ...securityQuery(uniqueId), enabled: uniqueId !== '' });
  return (
    <>
      <Heading title={said.title} />
      <Typography sx={{ mb: 2 }}>{said.text}</Typography>
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
  const [editing, setEditing] = useState<{ before: Settings; draft: Settings } | null>(null);
  const { before, draft } = editing ?? { before: settings, draft: settings };
  const leave = () => setEditing(null);
  const problem = waitProblem(draft);
  const { mutate, isPending } = useVerb({ ...saving(uniqueId, before, draft), onDone: leave });
  const save = () => problem === undefined && mutate();
  const buttons = editing ? (
    <SaveButtons discard={leave} save={save} busy={isPending} />
  ) : (
    <Button startIcon={<EditOutlined />} onClick={() => setEditing({ before: settings, draft: settings })}>
      {texts.common.edit}
    </Button>
  );
  return (
    <Section title={said.operators} buttons={buttons}>
      {editing ? (
        <Editing
          draft={draft}
          problem={problem}
          onChange={(change) => setEditing({ before, draft: { ...draft, ...change } })}
          onSubmit={save}
        />
      ) : (
        <Reading settings={settings} />
      )}
    </Section>
  );
}
