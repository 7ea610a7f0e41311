import { Box, FormControl, FormLabel, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Section, Setting } from '../../../web-kit/domain/settings.ts';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { LearnMoreSign } from '../../parts/guides/LearnMore.tsx';
import { type Draft, draftOf, type Settings, valuesOf } from './form.ts';
import { OnOff, wordsOf } from './inputs.tsx';
import { bySection } from './SettingsFields.tsx';
import { texts } from './texts.ts';

const grid = sideBySide(260);
type Entry = [name: string, row: Setting];
/** Further facts of a section, before and behind its settings. */
export type Facts = Partial<Record<Section, { before?: ReactNode; after?: ReactNode }>>;
type ReadingProps = {
  settings: Settings;
  app: object;
  /** Whether the form is open, so that only what it does not have is read here. */
  editing: boolean;
  facts?: Facts;
};

/** The settings of an application, read-only. Those that the form does not have stand behind the others. */
export function Reading({ settings, app, editing, facts = {} }: ReadingProps) {
  const draft = draftOf(settings, app);
  const values = valuesOf(settings, draft);
  const all = Object.entries(settings.rows).filter(
    ([name, { input, later, when = () => true }]) =>
      later !== 'hidden' && when(values) && (input !== 'own' || settings.own[name]!.Shown),
  );
  const isFixed = ([, { later }]: Entry) => later === 'never' || later === 'apart';
  const fixed = all.filter(isFixed);
  const shown = editing ? fixed : [...all.filter((each) => !isFixed(each)), ...fixed];
  if (!shown.length) return null;
  return (
    <Stack spacing={3}>
      {bySection(shown).map(([section, entries]) => (
        <ReadSection key={section} {...{ section, entries, settings, draft }} facts={facts[section]} />
      ))}
    </Stack>
  );
}

type SectionProps = {
  section: Section;
  entries: readonly Entry[];
  settings: Settings;
  draft: Draft;
  facts: Facts[Section];
};
function ReadSection({ section, entries, settings, draft, facts }: SectionProps) {
  if (section === 'authentication' || section === 'registration')
    return (
      <FormControl component="fieldset">
        <FormLabel component="legend">{texts.sections[section]}</FormLabel>
        {entries.map(([name, row]) =>
          row.input === 'switch' ? (
            <OnOff key={name} row={row} value={draft[name]} error={undefined} onChange={() => {}} disabled />
          ) : null,
        )}
      </FormControl>
    );
  return (
    <Box>
      {section === 'credentials' && (
        <Typography variant="h3" sx={{ mb: 1 }}>
          {texts.sections[section]}
        </Typography>
      )}
      <Box sx={grid}>
        {facts?.before}
        {entries.map(([name, row]) => (
          <Read key={name} {...{ name, row, settings }} value={draft[name]} />
        ))}
        {facts?.after}
      </Box>
    </Box>
  );
}

function Read({ name, row, settings, value }: Pick<SectionProps, 'settings'> & ReadProps) {
  const { label, reads = label, help, paragraph, copyable, empty = texts.none } = row;
  const more = <LearnMoreSign about={reads} {...{ paragraph, help }} />;
  if (row.input === 'own') {
    const Shown = settings.own[name]!.Shown!;
    return (
      <Field label={reads} more={more}>
        <Shown value={value} />
      </Field>
    );
  }
  if (row.input === 'lines')
    return (
      <Field label={reads} more={more}>
        {value.length
          ? value.map((line: string) => (
              <div key={line}>
                <Pieces text={line} />
              </div>
            ))
          : empty}
      </Field>
    );
  const said = inWords(row, value);
  return (
    <Field label={reads} more={more} {...(copyable && said && { copyable: said })}>
      {said || empty}
    </Field>
  );
}
// biome-ignore lint/suspicious/noExplicitAny: each setting has a value of its own type
type ReadProps = { name: string; row: Setting; value: any };

/** A value as people read it. */
// biome-ignore lint/suspicious/noExplicitAny: each setting has a value of its own type
export function inWords(row: Setting, value: any): string {
  switch (row.input) {
    case 'switch':
      return value ? wordsOf(row).yes : wordsOf(row).no;
    case 'choice':
      return row.of[value] ?? value;
    case 'many':
      return value.map((each: string) => row.of[each] ?? each).join(', ');
    default:
      return String(value);
  }
}
