import { Box, Stack } from '@mui/material';
import type { Draft, Problems } from '../application/draft.ts';
import { LogoField } from '../application/LogoField.tsx';
import { NameField } from '../application/NameField.tsx';
import { OriginList } from '../application/OriginList.tsx';
import { Toggles } from '../application/Toggles.tsx';
import { TokenValidity } from '../application/TokenValidity.tsx';

type EditingProps = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  problems: Problems;
  onSubmit: () => void;
};

/** The settings of an application, to be changed. Enter saves. */
export function Editing({ draft, onChange, problems, onSubmit }: EditingProps) {
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  return (
    <Box
      component="form"
      noValidate
      sx={{ maxWidth: 720 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack spacing={3}>
        <NameField value={draft.name} error={problems.name} onChange={(name) => set({ name })} />
        <LogoField value={draft.logo} error={problems.logo} onChange={(logo) => set({ logo })} />
        <OriginList draft={draft} error={problems.origins} onChange={set} />
        <TokenValidity
          value={draft.tokenValidityTime}
          error={problems.tokenValidityTime}
          onChange={(tokenValidityTime) => set({ tokenValidityTime })}
        />
        <Toggles value={draft} onChange={set} fixed={['multipleDeviceAllowed']} />
        <input type="submit" hidden />
      </Stack>
    </Box>
  );
}
