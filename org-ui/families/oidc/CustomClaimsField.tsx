import { Box, FormHelperText, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { type CustomClaim, claimProblem, customClaimScopes } from '../../../web-kit/domain/settings.ts';
import { faultSays } from '../../../web-kit/faults.ts';
import { Choice } from '../../../web-kit/form/Choice.tsx';
import { AddRow, EditableRows } from '../../parts/form/EditableRows.tsx';
import type { InputProps, OwnInput } from '../../things/settings/form.ts';
import { CustomChoice } from '../sso/CustomChoice.tsx';
import { oidcTexts } from './texts.ts';

const t = oidcTexts.customClaims;
type Value = readonly CustomClaim[];
const another: CustomClaim = { claim: '', attribute: '', scope: 'profile' };
const grid = {
  display: 'grid',
  columnGap: 1,
  rowGap: 2,
  flex: 1,
  minWidth: 0,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
};

type RowProps = { row: CustomClaim; place: number; onChange: (row: CustomClaim) => void };
/** One claim. It is called as its attribute until it is called otherwise. */
function Row({ row, place, onChange }: RowProps) {
  const { claim, attribute, scope } = row;
  const set = (changed: Partial<CustomClaim>) => onChange({ ...row, ...changed });
  const at = (label: string) => t.at(label, place);
  return (
    <Box sx={grid}>
      <CustomChoice
        label={at(t.attribute)}
        value={attribute}
        onChange={(chosen) => set({ attribute: chosen, ...(claim === attribute && { claim: chosen }) })}
      />
      <TextField
        size="small"
        label={at(t.claim)}
        value={claim}
        onChange={({ target }) => set({ claim: target.value })}
        slotProps={{ htmlInput: { maxLength: 100, spellCheck: false } }}
      />
      <Choice
        label={at(t.when)}
        value={scope}
        options={customClaimScopes.map((each) => [each, t.scopes[each]])}
        onChange={(scope) => set({ scope })}
      />
    </Box>
  );
}

/** The claims of custom attributes, in rows that can be edited, added and removed. */
function CustomClaimsField({ label, help, more, value, error, onChange }: InputProps<Value>) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography variant="h3" component="div" id={id} sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ pt: value.length ? 1 : 0 }}>
        <EditableRows
          rows={value}
          show={(row, place, change) => <Row {...{ row, place }} onChange={change} />}
          removal={t.remove}
          onChange={onChange}
        />
      </Box>
      <FormHelperText error={error !== undefined} {...(error ? { role: 'alert' } : {})}>
        <span>{error ?? help}</span> {more}
      </FormHelperText>
      <AddRow
        label={t.add}
        disabled={value.length >= limits.customAttributes}
        onAdd={() => onChange([...value, another])}
      />
    </Box>
  );
}

const Shown = ({ value }: { value: Value }) =>
  value.length
    ? value.map(({ claim, attribute, scope }) => (
        <div key={claim}>{t.shown(claim, attribute, t.scopes[scope])}</div>
      ))
    : oidcTexts.customClaims.none;

function problemOf(rows: Value): string | undefined {
  if (rows.some(({ claim, attribute }) => !claim.trim() || !attribute)) return t.missing;
  const wrong = rows.map(({ claim }) => faultSays(claim, claimProblem(claim.trim()))).find(Boolean);
  return wrong ?? (new Set(rows.map(({ claim }) => claim.trim())).size < rows.length ? t.twice : undefined);
}

/** The claims of custom attributes as an input of the form. */
export const customClaimsInput: OwnInput<Value> = {
  blank: [],
  read: (app) => app.custom_claims,
  sent: (rows) => ({ custom_claims: rows.map((row) => ({ ...row, claim: row.claim.trim() })) }),
  problem: problemOf,
  Input: CustomClaimsField,
  Shown,
};
