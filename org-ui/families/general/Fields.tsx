import { Stack } from '@mui/material';
import type { SwitchName } from '../../../web-kit/limits.ts';
import { LogoField } from '../../parts/form/LogoField.tsx';
import { NameField } from '../../parts/form/NameField.tsx';
import { AppFields } from './AppFields.tsx';
import type { Draft, Problems } from './draft.ts';
import { OriginList } from './OriginList.tsx';
import { Toggles } from './Toggles.tsx';
import { TokenValidity } from './TokenValidity.tsx';

type FieldsProps = {
  draft: Draft;
  problems: Problems;
  onChange: (draft: Draft) => void;
  /** Switches that can no longer be changed. */
  fixed?: readonly SwitchName[];
  /** Switches that are not shown here. */
  hidden?: readonly SwitchName[];
};

/** The fields of a web or mobile application, for creating and editing it. */
export function Fields({ draft, problems, onChange, fixed = [], hidden = [] }: FieldsProps) {
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  return (
    <Stack spacing={3}>
      <NameField value={draft.name} error={problems.name} onChange={(name) => set({ name })} />
      <LogoField value={draft.logo} error={problems.logo} onChange={(logo) => set({ logo })} />
      {draft.type === 'Mobile' ? (
        <AppFields draft={draft} problems={problems} onChange={set} />
      ) : (
        <OriginList draft={draft} error={problems.origins} onChange={set} />
      )}
      <TokenValidity
        value={draft.tokenValidityTime}
        error={problems.tokenValidityTime}
        onChange={(tokenValidityTime) => set({ tokenValidityTime })}
      />
      <Toggles type={draft.type} value={draft} onChange={set} fixed={fixed} hidden={hidden} />
    </Stack>
  );
}
