import { Box } from '@mui/material';
import type { SwitchName } from '../../web-kit/limits.ts';
import type { ApplicationType, Draft, Problems } from '../application/draft.ts';
import { Fields } from '../application/Fields.tsx';
import { hiddenOnPage } from '../application/Toggles.tsx';

type EditingProps = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  problems: Problems;
  onSubmit: () => void;
};
/** Switches that are fixed when an application is created. */
const fixed: Record<ApplicationType, readonly SwitchName[]> = {
  Web: ['multipleDeviceAllowed'],
  Mobile: ['samePlatformAuth', 'multipleDeviceAllowed'],
};

/** The settings of an application as a form. Enter saves. */
export function Editing({ draft, onChange, problems, onSubmit }: EditingProps) {
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
      <Fields
        {...{ draft, problems, onChange }}
        fixed={fixed[draft.type]}
        hidden={hiddenOnPage[draft.type]}
      />
      <input type="submit" hidden />
    </Box>
  );
}
