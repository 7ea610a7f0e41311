import { Box, TextField } from '@mui/material';
import {
  attributeSets,
  nameFormats,
  type SamlAttribute,
} from '../../../domain/application/settings/rows/samlAttributes.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { Choice } from '../../../web-kit/form/Choice.tsx';
import { pair } from '../../../web-kit/format.ts';
import { inRow, RowsField } from '../../parts/form/EditableRows.tsx';
import type { InputProps, OwnInput } from '../../things/settings/form.ts';
import { CustomChoice } from '../sso/CustomChoice.tsx';
import { attributeWords } from './attributeWords.ts';
import { samlTexts } from './texts.ts';

const t = samlTexts.attributes;
type Value = readonly SamlAttribute[];
const another: SamlAttribute = {
  ...{ name: '', nameFormat: 'basic', friendlyName: '', source: 'email', value: '' },
};
const { samlAttributes: most, samlAttributeName: longestName, samlAttributeValue: longestValue } = limits;

type TextProps = { label: string; value: string; most: number; onChange: (value: string) => void };
const Text = ({ label, value, most: maxLength, onChange }: TextProps) => (
  <TextField
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { maxLength, spellCheck: false } }}
  />
);
const formats = (Object.keys(nameFormats) as SamlAttribute['nameFormat'][]).map(
  (each) => [each, each] as const,
);
const sets = {
  ...Object.fromEntries(Object.entries(attributeSets).map(([name, { label }]) => [name, label])),
  ...attributeWords.sets,
};
type SetName = keyof typeof attributeSets;
const grid = { ...inRow, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' };

type RowProps = { attribute: SamlAttribute; place: number; onChange: (changed: SamlAttribute) => void };
/** One attribute. A fixed value, a custom attribute or the prefix of groups is asked for only where the source has one. */
function Row({ attribute, place, onChange }: RowProps) {
  const { name, nameFormat, friendlyName, source, value } = attribute;
  const set = (changed: Partial<SamlAttribute>) => onChange({ ...attribute, ...changed });
  const at = (label: string) => t.at(label, place);
  return (
    <Box sx={grid}>
      <Text label={at(t.name)} value={name} most={longestName} onChange={(name) => set({ name })} />
      <Choice
        label={at(t.format)}
        value={nameFormat}
        options={formats}
        onChange={(nameFormat) => set({ nameFormat })}
      />
      <Text
        label={at(t.friendlyName)}
        value={friendlyName}
        most={longestName}
        onChange={(friendlyName) => set({ friendlyName })}
      />
      <Choice
        label={at(t.source)}
        value={source}
        options={Object.entries(attributeWords.sources) as [SamlAttribute['source'], string][]}
        onChange={(source) => set({ source, value: '' })}
      />
      {source === 'custom' && (
        <CustomChoice label={at(t.custom)} value={value} onChange={(value) => set({ value })} />
      )}
      {(source === 'fixed' || source === 'groups') && (
        <Text
          label={at(source === 'fixed' ? t.value : t.prefix)}
          most={longestValue}
          onChange={(value) => set({ value })}
          {...{ value }}
        />
      )}
    </Box>
  );
}

/** The attributes of assertions, in rows that can be edited, added and removed, or taken from a ready set. */
const AttributesField = ({ value, ...input }: InputProps<Value>) => (
  <RowsField
    {...input}
    rows={value}
    show={(attribute, place, change) => <Row {...{ attribute, place }} onChange={change} />}
    removal={t.remove}
    add={{ label: t.add, row: another, most }}
  >
    <Choice
      label={t.set}
      value=""
      helperText={t.setHint}
      options={Object.entries(sets) as [SetName, string][]}
      onChange={(set) => input.onChange(attributeSets[set].attributes)}
    />
  </RowsField>
);

function valueSays({ source, value }: SamlAttribute): string {
  if (source === 'fixed') return value;
  return source === 'custom' ? t.fromCustom(value) : t.from(attributeWords.sources[source], value);
}
const Shown = ({ value }: { value: Value }) =>
  value.length
    ? value.map((row) => (
        <div key={`${row.nameFormat} ${row.name} ${row.source} ${row.value}`}>
          {pair(row.name, valueSays(row))}
        </div>
      ))
    : samlTexts.none;

/** The attributes of assertions as an input of the form. */
export const attributesInput: OwnInput<Value> = {
  blank: attributeSets.usual.attributes,
  read: (app) => app.attributes,
  sent: (attributes) => ({ attributes }),
  problem: (attributes) =>
    attributes.some(
      ({ name, source, value }) => !name.trim() || ((source === 'fixed' || source === 'custom') && !value),
    )
      ? t.missing
      : undefined,
  Input: AttributesField,
  Shown,
};
