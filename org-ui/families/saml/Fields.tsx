import { Box, Button, Collapse, FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { limits } from '../../../web-kit/limits.ts';
import { LogoField } from '../../parts/form/LogoField.tsx';
import { NameField } from '../../parts/form/NameField.tsx';
import { UriList } from '../../parts/form/UriList.tsx';
import { CertificateField } from './CertificateField.tsx';
import { algorithms, authContexts, nameIds, type SamlDraft, type SamlProblems } from './draft.ts';
import { samlTexts as t } from './texts.ts';

type FieldsProps = { draft: SamlDraft; problems: SamlProblems; onChange: (draft: SamlDraft) => void };

/** All settings of a SAML application. */
export function SamlFields({ draft, problems, onChange }: FieldsProps) {
  const set = (change: Partial<SamlDraft>) => onChange({ ...draft, ...change });
  const text = (field: 'acsUrl' | 'sloUrl' | 'sloResponseUrl' | 'entityID' | 'relayState') => ({
    value: draft[field],
    onChange: (value: string) => set({ [field]: value }),
  });
  return (
    <Stack spacing={3}>
      <NameField value={draft.name} error={problems.name} onChange={(name) => set({ name })} />
      <LogoField value={draft.logo} error={problems.logo} onChange={(logo) => set({ logo })} />
      <Line label={t.acsUrl} hint={t.acsHint} error={problems.acsUrl} required {...text('acsUrl')} />
      <Line label={t.slo} hint={t.sloHint} error={problems.sloUrl} {...text('sloUrl')} />
      <Line
        label={t.sloResponse}
        hint={t.sloResponseHint}
        error={problems.sloResponseUrl}
        {...text('sloResponseUrl')}
      />
      <Line
        label={t.audience}
        hint={t.audienceHint}
        error={problems.entityID}
        most={limits.entityId}
        required
        {...text('entityID')}
      />
      <Line label={t.relayState} hint={t.relayHint} {...text('relayState')} />
      <Choice label={t.nameId} value={draft.nameId} of={nameIds} onChange={(nameId) => set({ nameId })} />
      <Choice
        label={t.response}
        hint={t.responseHint}
        value={draft.signed ? 'yes' : 'no'}
        of={yesOrNo(t.responses)}
        onChange={(value) => set({ signed: value === 'yes' })}
      />
      {draft.signed && (
        <CertificateField
          label={t.signatureUpload}
          value={draft.signature}
          error={problems.signature}
          onChange={(signature) => set({ signature })}
        />
      )}
      <Choice
        label={t.assertion}
        value={draft.encrypted ? 'yes' : 'no'}
        of={yesOrNo(t.assertions)}
        onChange={(value) => set({ encrypted: value === 'yes' })}
      />
      {draft.encrypted && (
        <CertificateField
          label={t.encryptionUpload}
          value={draft.encryption}
          error={problems.encryption}
          onChange={(encryption) => set({ encryption })}
        />
      )}
      <Choice
        label={t.context}
        value={draft.authContext}
        of={authContexts.map((value) => ({ value, label: value }))}
        onChange={(authContext) => set({ authContext })}
      />
      <Advanced draft={draft} problems={problems} onChange={onChange} />
    </Stack>
  );
}

/** Settings that most service providers do without. They are shown until they are folded away. */
function Advanced({ draft, problems, onChange }: FieldsProps) {
  const [open, setOpen] = useState(true);
  const set = (change: Partial<SamlDraft>) => onChange({ ...draft, ...change });
  return (
    <Box>
      <Button aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mb: 1, ml: -1 }}>
        {open ? t.advanced : t.showAdvanced}
      </Button>
      <Collapse in={open}>
        <Stack spacing={3} sx={{ pt: 1 }}>
          <Choice
            label={t.algorithm}
            value={draft.algorithm}
            of={algorithms.map((value) => ({ value, label: value }))}
            onChange={(algorithm) => set({ algorithm })}
          />
          <FormControlLabel
            label={`${t.singleLogout}: ${t.singleLogoutHint}`}
            control={
              <Switch checked={draft.singleLogout} onChange={(_, singleLogout) => set({ singleLogout })} />
            }
          />
          <UriList
            label={t.otherAcs}
            hint={t.otherAcsHint}
            value={draft.otherAcsUrls}
            problems={problems.otherAcsUrls}
            onChange={(otherAcsUrls) => set({ otherAcsUrls })}
          />
        </Stack>
      </Collapse>
    </Box>
  );
}

const yesOrNo = ({ yes, no }: { yes: string; no: string }) => [
  { value: 'yes' as const, label: yes },
  { value: 'no' as const, label: no },
];

type LineProps = {
  label: string;
  hint: string;
  error?: string | undefined;
  value: string;
  required?: boolean;
  most?: number;
  onChange: (value: string) => void;
};
const Line = ({ label, hint, error, value, required = false, most = limits.url, onChange }: LineProps) => (
  <TextField
    label={label}
    value={value}
    required={required}
    error={error !== undefined}
    helperText={error ?? hint}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { maxLength: most, spellCheck: false } }}
  />
);

type ChoiceProps<T extends string> = {
  label: string;
  hint?: string;
  value: T;
  of: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};
function Choice<T extends string>({ label, hint, value, of, onChange }: ChoiceProps<T>) {
  return (
    <TextField
      select
      label={label}
      value={value}
      helperText={hint}
      onChange={({ target }) => onChange(target.value as T)}
    >
      {of.map((each) => (
        <MenuItem key={each.value} value={each.value}>
          {each.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
