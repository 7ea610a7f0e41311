import { Box, TableCell, TableRow, Typography } from '@mui/material';
import type { Tried } from '../../../api/calls/applications/tryouts.ts';
import { formatNumber, preciseDateTime } from '../../../web-kit/format.ts';
import { cards, wrapping } from '../../../web-kit/table/look.ts';
import { PlainTable } from '../../../web-kit/table/PlainTable.tsx';
import { CodeBlock } from '../../parts/copy/CodeBlock.tsx';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Section } from '../../parts/page/Section.tsx';
import { texts as t } from './texts.ts';
import { wordsOf } from './wording.ts';

const grid = sideBySide(220);
const { columns } = t;
const heads = Object.values(columns);
/** The values of facts that are shown in other words than they came. */
const shownAs: Record<string, (value: string) => string> = {
  signedInAt: preciseDateTime,
  expiresIn: (seconds) => t.seconds(formatNumber(Number(seconds))),
  method: (method) => t.methods[method] ?? method,
};
const shown = (name: string, value: string) => shownAs[name]?.(value) ?? value;

/** What the application would get, as far as it is known. */
export function Result({ tried }: { tried: Tried }) {
  const { state, facts, told, raw, family } = tried;
  const title = wordsOf(tried).told;
  return (
    <>
      {told.length > 0 && (
        <Section title={title}>
          <Told label={title} told={told} />
        </Section>
      )}
      {facts.length > 0 && (
        <Section title={t.facts}>
          <Box sx={grid}>
            {facts.map(({ name, value }) => (
              <Field key={name} label={t.names[name] ?? name}>
                {shown(name, value)}
              </Field>
            ))}
          </Box>
        </Section>
      )}
      {raw.map(({ name, text }) => (
        <Section key={name} title={t.part(t.parts[name] ?? name)}>
          <CodeBlock what={t.parts[name] ?? name} code={text} />
        </Section>
      ))}
      {state === 'signedIn' && t.notTried[family] && (
        <Section title={t.untested}>
          <Typography>{t.notTried[family]}</Typography>
        </Section>
      )}
    </>
  );
}

function Told({ label, told }: Pick<Tried, 'told'> & { label: string }) {
  return (
    <PlainTable
      label={label}
      heads={heads}
      look={cards(heads.length)}
      around={{ label, look: { containerType: 'inline-size' } }}
    >
      {told.map(({ name, value, from }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            <code>{name}</code>
          </TableCell>
          <TableCell data-title={columns.value} sx={wrapping}>
            {value}
          </TableCell>
          <TableCell data-title={columns.from}>
            {from.map((each) => t.parts[each] ?? each).join(', ')}
          </TableCell>
        </TableRow>
      ))}
    </PlainTable>
  );
}
