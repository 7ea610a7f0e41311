import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { pair } from '../../../web-kit/format.ts';
import { paragraphs } from '../../base/paragraphs.ts';
import { readNow, useIds } from '../../base/session.ts';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { EditSection } from '../../parts/form/EditSection.tsx';
import { useSaving } from '../../parts/form/useSaving.ts';
import { LearnMore } from '../../parts/guides/LearnMore.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
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
      <Heading title={t.title} />
      <Typography sx={{ mb: 2, maxWidth: 720 }}>
        {t.about} <LearnMore about={t.title} paragraph={paragraphs.customAttributes} />
      </Typography>
      {data ? (
        <Attributes uniqueId={uniqueId} attributes={data.attributes} />
      ) : (
        <Pending error={error} onRetry={refetch} />
      )}
    </>
  );
}

type AttributesProps = { uniqueId: string; attributes: readonly CustomAttribute[] };
/** The attributes. Edit makes them editable until Discard or a successful Save. */
function Attributes({ uniqueId, attributes }: AttributesProps) {
  const form = useSaving({
    about: 'custom attributes',
    shown: draftOf(attributes),
    isChanged,
    isWrong: (next) => isWrong(problemsOf(next)),
    reread: async () => draftOf((await readNow(attributesQuery(uniqueId))).attributes),
    save: saving(uniqueId),
    done: t.saved,
  });
  const { next, tried } = form;
  return (
    <EditSection title={t.title} form={form}>
      {form.editing ? (
        <EditForm onSubmit={form.save}>
          <Rows
            draft={next}
            problems={tried ? problemsOf(next) : []}
            onChange={(draft) => form.change(() => draft)}
          />
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
    </EditSection>
  );
}

const Shown = ({ name, label, kind, options }: CustomAttribute) => (
  <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
    <Typography>{label}</Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <code>{name}</code> · {options.length ? pair(t.kinds[kind], options.join(', ')) : t.kinds[kind]}
    </Typography>
  </Box>
);
