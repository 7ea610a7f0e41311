import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, TableCell, TableRow, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { countryNameOf } from '../../../web-kit/data/countries.ts';
import { isInEu } from '../../../web-kit/domain/billing.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import type { Field } from '../../../web-kit/form/fields.ts';
import { pointed } from '../../../web-kit/form/pointed.ts';
import { formatNumber } from '../../../web-kit/format.ts';
import { PlainTable } from '../../../web-kit/table/PlainTable.tsx';
import { words } from '../../base/words.ts';
import { Section } from '../../parts/Section.tsx';
import { countryChoices } from './countries.ts';
import type { Invoicing, Tax } from './index.ts';
import { texts } from './texts.ts';

const { taxes: t } = texts;
const { columns } = t;
const numberIn = (typed: string) =>
  /^\d{1,3}(\.\d{1,2})?$/.test(pointed(typed)) ? Number(pointed(typed)) : Number.NaN;

/** What holds beside the table for a seller in this country. */
const ruleOf = (country: string) => (country === 'IN' ? t.india : isInEu(country) ? t.europe : undefined);

/** The tax that prices contain, by the country of the buyer. */
export function Taxes({ query }: { query: UseQueryResult<Invoicing> }) {
  const [editing, setEditing] = useState<Tax | 'new' | null>(null);
  const isTaxable = Boolean(query.data?.seller?.taxId);
  const special = isTaxable ? ruleOf(query.data!.seller!.country) : undefined;
  const taxed = query.data?.taxes.map(({ country }) => country) ?? [];
  const add = query.data && (
    <Button variant="outlined" disabled={!isTaxable} onClick={() => setEditing('new')}>
      {t.add}
    </Button>
  );
  return (
    <>
      <Section title={t.title} lead={t.lead} query={query} action={add}>
        {({ taxes }) => (
          <>
            {!isTaxable && <Typography>{t.needsTaxId}</Typography>}
            {isTaxable && !taxes.length && <Typography>{t.none}</Typography>}
            {taxes.length > 0 && <TaxTable taxes={taxes} onEdit={setEditing} />}
            {special && <Typography color="textSecondary">{special}</Typography>}
          </>
        )}
      </Section>
      {editing && (
        <TaxDialog
          {...(editing !== 'new' && { tax: editing })}
          taxed={taxed}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

type TableProps = { taxes: readonly Tax[]; onEdit: (tax: Tax) => void };
function TaxTable({ taxes, onEdit }: TableProps) {
  return (
    <PlainTable label={t.title} heads={Object.values(columns)}>
      {taxes.map((tax) => (
        <TableRow key={tax.country}>
          <TableCell data-label={columns.country}>{countryNameOf(tax.country)}</TableCell>
          <TableCell data-label={columns.name}>{tax.name}</TableCell>
          <TableCell data-label={columns.percent}>{formatNumber(tax.basisPoints / 100)}</TableCell>
          <TableCell data-label={columns.action}>
            <Actions tax={tax} onEdit={() => onEdit(tax)} />
          </TableCell>
        </TableRow>
      ))}
    </PlainTable>
  );
}

function Actions({ tax: { country }, onEdit }: { tax: Tax; onEdit: () => void }) {
  const name = countryNameOf(country);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" onClick={onEdit}>
        {words.edit}
      </Button>
      <CommandButton
        label={t.remove(name)}
        icon={<DeleteOutlined />}
        iconOnly
        color="error"
        run={() => call('DELETE /invoicing/taxes/:country', { country })}
        done={t.removed}
        confirm={{ title: t.removal.title, text: t.removal.text(name), yes: words.delete }}
      />
    </Box>
  );
}

type Key = 'country' | 'name' | 'percent';
/** A country that has a tax already is not offered for another one, which would take its place. */
const fields = (isNew: boolean, taxed: readonly string[]): readonly Field<Key>[] => [
  {
    ...{ key: 'country', label: columns.country, required: true, disabled: !isNew },
    choices: countryChoices.filter(({ value }) => !isNew || !taxed.includes(value)),
  },
  { key: 'name', label: columns.name, required: true, max: limits.taxName, hint: t.nameHint },
  {
    ...{ key: 'percent', label: columns.percent, required: true, inputMode: 'decimal', hint: t.percentHint },
    rule: (typed) => (numberIn(typed) <= 100 ? undefined : t.badPercent),
  },
];
const typedOf = ({ country, name, basisPoints }: Tax) => ({
  country,
  name,
  percent: String(basisPoints / 100),
});
const taxNow = async (country: string) =>
  (await call('GET /invoicing', {})).taxes.find((tax) => tax.country === country);

type DialogProps = { tax?: Tax; taxed: readonly string[]; onClose: () => void };
function TaxDialog({ tax, taxed, onClose }: DialogProps) {
  return (
    <FormDialog
      about={`tax ${tax?.country ?? ''}`}
      title={tax ? t.edit : t.add}
      fields={fields(!tax, taxed)}
      initial={tax ? typedOf(tax) : { name: 'VAT' }}
      {...(tax && { reread: async () => typedOf((await taxNow(tax.country)) ?? tax) })}
      run={({ country, name, percent }) =>
        call('PUT /invoicing/taxes/:country', {
          ...{ country, name },
          basisPoints: Math.round(numberIn(percent) * 100),
        })
      }
      done={t.done}
      onClose={onClose}
    />
  );
}
