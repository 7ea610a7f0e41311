import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { saveUnchanged } from '../../../web-kit/form/meanwhile.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { paragraphs } from '../../base/paragraphs.ts';
import { paths } from '../../base/paths.ts';
import { readNow, useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { EditButtons } from '../../parts/form/EditButtons.tsx';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { useEditing } from '../../parts/form/kept.ts';
import { Restored } from '../../parts/form/Restored.tsx';
import { LearnMore } from '../../parts/guides/LearnMore.tsx';
import { Failed } from '../../parts/page/Failed.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Section } from '../../parts/page/Section.tsx';
import {
  attributesQuery,
  type CustomAttribute,
  draftOf,
  isChanged,
  isWrong,
  problemsOf,
  saving,
} from '../../things/customAttributes/attributes.ts';
import { customWords as t } from '../../things/customAttributes/words.ts';
import { Rows } from './Rows.tsx';

/** What the organisation keeps of its people besides what everybody has. */
export default function CustomAttributes() {
  const { uniqueId } = useIds();
  const { data, error, refetch } = useQuery({ ...attributesQuery(uniqueId), enabled: uniqueId !== '' });
  return (
    <>
      <Button component={Link} to={paths.people} size="small" sx={{ mb: 1 }}>
        {t.toPeople}
      </Button>
      <Heading title={t.title} />
      <Typography sx={{ mb: 2, maxWidth: 720 }}>
        {t.about} <LearnMore about={t.title} paragraph={paragraphs.customAttributes} />
      </Typography>
      {data ? (
        <Attributes uniqueId={uniqueId} attributes={data.attributes} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </>
  );
}

type AttributesProps = { uniqueId: string; attributes: readonly CustomAttribute[] };
/** The attributes. Edit makes them editable until Discard or a successful Save. */
function Attributes({ uniqueId, attributes }: AttributesProps) {
  const { editing, restored, edit, change, catchUp, leave } = useEditing('custom attributes', isChanged);
  const [tried, setTried] = useState(false);
  const shown = draftOf(attributes);
  const next = editing?.next ?? shown;
  const problems = problemsOf(next);
  const save = saving(uniqueId, next);
  const close = () => {
    leave();
    setTried(false);
  };
  const { mutate, isPending, barred } = useVerb({
    run: likewise(save, () =>
      saveUnchanged(
        async () => catchUp(draftOf((await readNow(attributesQuery(uniqueId))).attributes)),
        save,
      ),
    ),
    done: t.saved,
    onDone: close,
  });
  const submit = () => {
    setTried(true);
    if (!isWrong(problems)) mutate();
  };
  const buttons = (
    <EditButtons
      editing={editing !== undefined}
      edit={() => edit(shown)}
      discard={close}
      save={submit}
      busy={isPending}
      barred={barred}
    />
  );
  return (
    <Section title={t.title} buttons={buttons}>
      {restored && <Restored text={words.unsaved} onDiscard={close} />}
      {editing ? (
        <EditForm onSubmit={submit}>
          <Rows draft={next} problems={tried ? problems : []} onChange={change} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {t.removed}
          </Typography>
        </EditForm>
      ) : attributes.length ? (
        <Stack component="ul" spacing={1.5} aria-label={t.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {attributes.map((each) => (
            <Shown key={each.name} {...each} />
          ))}
        </Stack>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{`${t.none} ${t.noneHint}`}</Typography>
      )}
    </Section>
  );
}

const Shown = ({ name, label, kind, options }: CustomAttribute) => (
  <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
    <Typography>{label}</Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <code>{name}</code> · {[t.kinds[kind], ...(options.length ? [options.join(', ')] : [])].join(': ')}
    </Typography>
  </Box>
);
