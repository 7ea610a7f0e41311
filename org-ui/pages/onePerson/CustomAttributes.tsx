import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { customValueProblem } from '../../../web-kit/domain/customAttributes.ts';
import { faultSays } from '../../../web-kit/faults.ts';
import { pointed } from '../../../web-kit/form/pointed.ts';
import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { paths } from '../../base/paths.ts';
import { readNow } from '../../base/session.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { EditSection } from '../../parts/form/EditSection.tsx';
import { useSaving } from '../../parts/form/useSaving.ts';
import { LinkButton } from '../../parts/page/LinkButton.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import type { CustomAttribute } from '../../things/customAttributes/attributes.ts';
import { customWords } from '../../things/customAttributes/words.ts';

const t = customWords.known;
type Known = CustomAttribute & { value: string };
type Values = Record<string, string>;
const valuesOf = (attributes: readonly Known[]): Values =>
  Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
const readAs = (kind: Known['kind'] | undefined, typed: string) =>
  kind === 'number' ? pointed(typed.trim()) : typed.trim();
const changesOf = (attributes: readonly Known[], before: Values, next: Values): Values =>
  Object.fromEntries(
    Object.entries(next)
      .map(
        ([name, value]) =>
          [name, readAs(attributes.find((each) => each.name === name)?.kind, value)] as const,
      )
      .filter(([name, value]) => value !== before[name]),
  );
const knownQuery = (personId: string) => read('GET /person/:personId/attributes', { personId });

/** What the organisation keeps of a person besides what everybody has. */
export function CustomAttributes({ personId }: { personId: string }) {
  const { data, error, refetch } = useQuery(knownQuery(personId));
  if (data?.attributes.length) return <Kept personId={personId} attributes={data.attributes} />;
  return (
    <Section title={t.title}>
      {data ? (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{`${t.none} ${customWords.about}`}</Typography>
          <LinkButton to={paths.customAttributes} size="small">
            {customWords.toDefine}
          </LinkButton>
        </>
      ) : (
        <Pending error={error} onRetry={refetch} />
      )}
    </Section>
  );
}

/** The values. Edit makes them editable until Discard or a successful Save. */
function Kept({ personId, attributes }: { personId: string; attributes: readonly Known[] }) {
  const wrongOf = (attribute: Known, typed: Values) =>
    faultSays(
      attribute.label,
      customValueProblem(attribute, readAs(attribute.kind, typed[attribute.name] ?? '')),
    );
  const form = useSaving<Values>({
    about: `custom attributes ${personId}`,
    shown: valuesOf(attributes),
    isChanged: (before, next) => Object.keys(changesOf(attributes, before, next)).length > 0,
    isWrong: (next) => attributes.some((each) => wrongOf(each, next)),
    reread: async () => valuesOf((await readNow(knownQuery(personId))).attributes),
    save: sends('PUT /person/:personId/attributes', (next: Values, before: Values) => ({
      personId,
      attributes: changesOf(attributes, before, next),
    })),
    done: t.saved,
  });
  const { next } = form;
  return (
    <EditSection title={t.title} form={form}>
      {form.editing ? (
        <EditForm onSubmit={form.save} sx={{ maxWidth: 720 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {attributes.map((attribute) => (
              <Input
                key={attribute.name}
                {...{ attribute }}
                value={next[attribute.name] ?? ''}
                problem={form.tried ? wrongOf(attribute, next) : undefined}
                onChange={(value) => form.change((now) => ({ ...now, [attribute.name]: value }))}
              />
            ))}
          </Box>
        </EditForm>
      ) : (
        <Box sx={grid}>
          {attributes.map((each) => (
            <Field key={each.name} label={each.label}>
              <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
                {saysOf(each)}
              </Typography>
            </Field>
          ))}
        </Box>
      )}
    </EditSection>
  );
}

const truth = (value: string) => (value === 'true' ? t.yes : t.no);
const saysOf = ({ kind, value }: Known) => (!value ? t.unknown : kind === 'boolean' ? truth(value) : value);

type InputProps = {
  attribute: Known;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
};
function Input({ attribute: { label, kind, options }, value, problem, onChange }: InputProps) {
  const given = kind === 'boolean' ? ['true', 'false'] : options;
  const isChosen = kind === 'boolean' || kind === 'choice';
  return (
    <TextField
      {...{ label, value }}
      select={isChosen}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: kind === 'number' ? { inputMode: 'decimal' } : {} }}
    >
      {isChosen && <MenuItem value="">{t.choose}</MenuItem>}
      {isChosen &&
        given.map((each) => (
          <MenuItem key={each} value={each}>
            {kind === 'boolean' ? truth(each) : each}
          </MenuItem>
        ))}
    </TextField>
  );
}

/** Lays out values side by side, as many as fit. */
const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
} as const;
