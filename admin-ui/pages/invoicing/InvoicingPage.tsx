import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { call } from '../../../web-kit/call.ts';
import { countryNameOf } from '../../../web-kit/data/countries.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import type { Field } from '../../../web-kit/form/fields.ts';
import { read } from '../../../web-kit/read.ts';
import { words } from '../../base/words.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Section } from '../../parts/Section.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { countryChoices } from './countries.ts';
import type { Invoicing } from './index.ts';
import { Taxes } from './Taxes.tsx';
import { texts } from './texts.ts';

const { seller: t } = texts;
const { street, postalCode } = limits.profile;
type Key = keyof NonNullable<Invoicing['seller']>;
const fields: readonly Field<Key>[] = [
  { key: 'name', label: t.fields.name, required: true, max: limits.name },
  { key: 'street', label: t.fields.street, required: true, max: street },
  { key: 'postalCode', label: t.fields.postalCode, required: true, max: postalCode },
  { key: 'city', label: t.fields.city, required: true, max: limits.name },
  { key: 'country', label: t.fields.country, required: true, choices: countryChoices },
  { key: 'taxId', label: t.fields.taxId, max: limits.taxId, hint: t.taxIdHint },
];

/** Who issues invoices, and the tax that prices contain by country. */
export default function InvoicingPage() {
  const query = useQuery(read('GET /invoicing', {}));
  const [editing, setEditing] = useState(false);
  const edit = query.data && (
    <Button variant="outlined" onClick={() => setEditing(true)}>
      {words.edit}
    </Button>
  );
  return (
    <Box sx={{ maxWidth: 900, display: 'grid', gap: 2, mt: 1 }}>
      <Title title={texts.tab} />
      <TextLink to="/invoices">{texts.back}</TextLink>
      <Section title={t.title} lead={t.lead} query={query} action={edit}>
        {({ seller }) => (seller ? <Seller seller={seller} /> : <Typography>{t.none}</Typography>)}
      </Section>
      <Taxes query={query} />
      {editing && (
        <FormDialog
          about="seller"
          title={t.edit}
          fields={fields}
          initial={query.data?.seller ?? {}}
          reread={async () => (await call('GET /invoicing', {})).seller ?? {}}
          run={(typed) => call('PUT /invoicing/seller', typed)}
          done={t.done}
          onClose={() => setEditing(false)}
        />
      )}
    </Box>
  );
}

function Seller({ seller }: { seller: NonNullable<Invoicing['seller']> }) {
  return (
    <Facts
      facts={[
        [t.fields.name, seller.name],
        [t.fields.street, seller.street],
        [t.fields.city, `${seller.postalCode} ${seller.city}`],
        [t.fields.country, countryNameOf(seller.country)],
        [t.fields.taxId, seller.taxId || words.none],
      ]}
    />
  );
}
