import { Box, InputAdornment, Stack, TextField } from '@mui/material';
import { limits } from '../../../web-kit/domain/limits.ts';
import { paragraphs } from '../../base/paragraphs.ts';
import { LogoField } from '../../parts/form/LogoField.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { LearnMore } from '../../parts/guides/LearnMore.tsx';
import { colourProblem, correctionOf, type Draft } from './brand.ts';
import { texts } from './texts.ts';

const t = texts;
type FieldsProps = { draft: Draft; onChange: (changes: Partial<Draft>) => void };

/** The parts of a brand. What of a colour is corrected is said below it. */
export function Fields({ draft, onChange }: FieldsProps) {
  return (
    <Stack spacing={3}>
      <LogoField
        value={draft.logo}
        onChange={(logo) => onChange({ logo })}
        most={limits.brandLogoBytes}
        hint={t.logoHint}
        more={<LearnMore about={t.title} paragraph={paragraphs.brand} />}
      />
      <Box sx={sideBySide(260)}>
        {(['primary', 'accent'] as const).map((colour) => (
          <ColourField
            key={colour}
            label={t[colour]}
            value={draft[colour]}
            hint={correctionOf(draft, colour) || t.hints[colour]}
            onChange={(typed) => onChange({ [colour]: typed })}
          />
        ))}
      </Box>
      <TextField
        label={t.productName}
        size="small"
        value={draft.productName}
        helperText={t.productNameHint}
        onChange={({ target }) => onChange({ productName: target.value })}
        slotProps={{ htmlInput: { maxLength: limits.name } }}
        sx={{ maxWidth: 480 }}
      />
    </Stack>
  );
}

type ColourFieldProps = {
  label: string;
  value: string;
  hint: string;
  onChange: (typed: string) => void;
};
/** A colour, which is typed or chosen. */
function ColourField({ label, value, hint, onChange }: ColourFieldProps) {
  const problem = colourProblem(value);
  const changed = ({ target }: { target: { value: string } }) => onChange(target.value.trim().toLowerCase());
  const choice = (
    <InputAdornment position="start">
      <Box
        component="input"
        type="color"
        aria-label={t.pick(label)}
        value={problem ? '#000000' : value}
        onChange={changed}
        sx={{ width: 36, height: 28, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
      />
    </InputAdornment>
  );
  return (
    <TextField
      label={label}
      size="small"
      value={value}
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={changed}
      slotProps={{
        htmlInput: { maxLength: 7, spellCheck: false, autoCapitalize: 'off' },
        input: { startAdornment: choice },
        formHelperText: { role: 'status' },
      }}
    />
  );
}
