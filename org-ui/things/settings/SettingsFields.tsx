import { Box, Button, Collapse, FormControl, FormLabel, Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { At, Section, Setting } from '../../../web-kit/domain/settings.ts';
import { fullSentence } from '../../../web-kit/fullSentence.ts';
import { LearnMore } from '../../parts/guides/LearnMore.tsx';
import { type Draft, filledIn, type Problems, type Settings, shownIn, valuesOf } from './form.ts';
import { Choice, Line, Lines, Many, OnOff } from './inputs.tsx';
import { texts } from './texts.ts';

type FieldsProps = {
  settings: Settings;
  at: At;
  draft: Draft;
  problems: Problems;
  /** Is told how the draft changes: what an input finds may come some time after it was shown. */
  onChange: (change: (now: Draft) => Draft) => void;
};
type Entry = [name: string, row: Setting];

/** The inputs of a kind of application, by section. */
export function SettingsFields({ settings, at, draft, problems, onChange }: FieldsProps) {
  const shown = shownIn(settings, valuesOf(settings, draft), at);
  const first = shown.find(([, { input }]) => input === 'line')?.[0];
  const input = ([name, row]: Entry) => (
    <Input
      key={name}
      {...{ settings, name, row, at, problems }}
      focus={name === first}
      value={draft[name]}
      onChange={(value) => onChange((now) => ({ ...now, [name]: value }))}
    />
  );
  const { Filler } = settings;
  return (
    <>
      {Filler && <Filler onFound={(found) => onChange((now) => filledIn(settings, now, found))} />}
      {bySection(shown).map(([section, entries]) => (
        <SectionOf
          key={section}
          section={section}
          folded={at === 'creating' && !settings.asksAdvanced}
          wrong={entries.some(([name]) => isWrong(problems, name))}
        >
          {entries.map(input)}
        </SectionOf>
      ))}
    </>
  );
}

/** Entries with those of the same section next to each other. */
export function bySection(entries: readonly Entry[]): [Section, Entry[]][] {
  return [...Map.groupBy(entries, ([, { section }]) => section)];
}

const isWrong = (problems: Problems, name: string) =>
  Object.keys(problems).some((key) => key === name || key.startsWith(`${name}.`));

type AdvancedProps = {
  /** Whether they are folded away at first. */
  folded: boolean;
  /** Whether one of them cannot be sent as it is, so that they have to be seen. */
  wrong: boolean;
  children: ReactNode;
};
function SectionOf({ section, children, ...folding }: AdvancedProps & { section: Section }) {
  if (section === 'advanced') return <Advanced {...folding}>{children}</Advanced>;
  if (section === 'general' || section === 'credentials') return children;
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{texts.sections[section]}</FormLabel>
      {children}
    </FormControl>
  );
}

/** Settings that most applications do without. */
function Advanced({ folded, wrong, children }: AdvancedProps) {
  const [unfolded, setOpen] = useState(!folded);
  const open = unfolded || wrong;
  return (
    <Box>
      <Button aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mb: 1, marginInlineStart: -1 }}>
        {open ? texts.sections.advanced : texts.showAdvanced}
      </Button>
      <Collapse in={open}>
        <Stack spacing={3} sx={{ pt: 1 }}>
          {children}
        </Stack>
      </Collapse>
    </Box>
  );
}

type OneProps = Omit<FieldsProps, 'draft' | 'onChange'> & {
  name: string;
  row: Setting;
  focus: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: each setting has a value of its own type
  value: any;
  onChange: (value: unknown) => void;
};
function Input({ settings, name, row, at, problems, focus, value, onChange }: OneProps) {
  const about = { value, onChange, error: problems[name] };
  switch (row.input) {
    case 'own': {
      const { Input } = settings.own[name]!;
      const more = <LearnMore about={row.label} paragraph={row.paragraph} />;
      return <Input label={row.label} help={row.help} more={more} {...about} />;
    }
    case 'line':
    case 'number':
      return <Line row={row} focus={focus} {...about} />;
    case 'lines':
      return <Lines row={row} {...{ value, onChange }} problems={ofLines(name, problems)} />;
    case 'choice':
      return <Choice row={row} {...about} />;
    case 'many':
      return <Many row={row} {...about} />;
    case 'switch': {
      const isFixed = at === 'changing' && row.later === 'shown';
      return <OnOff row={row} {...about} disabled={isFixed} {...(isFixed && { help: fixed(row) })} />;
    }
  }
}
const fixed = ({ help }: Setting) => `${fullSentence(help)} ${texts.fixed}`;

/** The problems of a list by the place of the line; under `missing` that of the whole list. */
function ofLines(name: string, problems: Problems): Record<string, string> {
  const lines = Object.entries(problems).flatMap(([key, problem]) =>
    key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), problem]] : [],
  );
  return { ...Object.fromEntries(lines), ...(problems[name] && { missing: problems[name] }) };
}
