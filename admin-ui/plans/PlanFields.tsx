import { Box } from '@mui/material';
import { maxLength, regex, required, TextInput, type Validator } from 'react-admin';
import { texts } from '../texts.ts';
import { type NumberField, numbers, problemOf } from './fields.ts';

const { fields, badId } = texts.plans;
const needed = required();
const planId = [needed, regex(/^[\w.~-]{1,64}$/, badId)];
const name = [needed, maxLength(80)];
const description = [needed, maxLength(1000)];

const numeric = (field: NumberField) => (typed?: string | null) =>
  typed ? problemOf(field, typed) : undefined;
const rulesOf = (field: NumberField): Validator[] =>
  field === 'billingCycle' ? [numeric(field)] : [needed, numeric(field)];
const rules = new Map(numbers.map((field) => [field, rulesOf(field)]));

/** The fields of a new plan. All but the billing cycle are required. */
export function PlanFields() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
      <TextInput source="planId" label={fields.planId} validate={planId} />
      <TextInput source="name" label={fields.name} validate={name} />
      {numbers.map((field) => (
        <TextInput
          key={field}
          source={field}
          label={fields[field]}
          validate={rules.get(field)!}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      ))}
      <TextInput
        source="description"
        label={fields.description}
        validate={description}
        multiline
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}
