import { Box, TextField } from '@mui/material';
import {
  type CustomClaim,
  claimProblem,
  customClaimScopes,
} from '../../../domain/application/settings/rows/oidc.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { faultSays } from '../../../web-kit/faults.ts';
import { Choice } from '../../../web-kit/form/Choice.tsx';
import { RowsField, threeInRow } from '../../parts/form/EditableRows.tsx';
import type { InputProps, OwnInput } from '../../things/settings/form.ts';
import { CustomChoice } from '../sso/CustomChoice.tsx';
import { oidcTexts } from './texts.ts';

const t = oidcTexts.customClaims;
type Value = readonly CustomClaim[];
const another: CustomClaim = { claim: '', attribute: '', scope: 'profile' };
type RowProps = { row: CustomClaim; place: number; onChange: (row: CustomClaim) => void };
/** One claim. It is called as its attribute until it is called otherwise. */
function Row({ row, place, onChange }: RowProps) {
  const { claim, attribute, scope } = row;
  const set = (changed: Partial<CustomClaim>) => onChange({ ...row, ...changed });
  const at = (label: string) => t.at(label, place);
  return (
    <Box sx={threeInRow}>
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
const CustomClaimsField = ({ value, ...input }: InputProps<Value>) => (
  <RowsField
    {...input}
    rows={value}
    show={(row, place, change) => <Row {...{ row, place }} onChange={change} />}
    removal={t.remove}
    add={{ label: t.add, row: another, most: limits.customAttributes }}
  />
);

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
