import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  InputAdornment,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material';
import { paragraphs } from '../../base/paragraphs.ts';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { LearnMore } from '../../parts/guides/LearnMore.tsx';
import { Explained } from './Reading.tsx';
import { type Draft, phoneChoices } from './security.ts';
import { texts } from './texts.ts';

const t = texts;
type EditingProps = {
  draft: Draft;
  /** The reason why the number of hours is invalid. */
  problem: string | undefined;
  onChange: (change: Partial<Draft>) => void;
  onSubmit: () => void;
};

/** The security settings as a form. Enter saves. */
export function Editing({ draft, problem, onChange, onSubmit }: EditingProps) {
  return (
    <EditForm onSubmit={onSubmit}>
      <Stack spacing={3}>
        <Phone value={draft.phoneSignIn} onChange={(phoneSignIn) => onChange({ phoneSignIn })} />
        <Wait value={draft.wait} problem={problem} onChange={(wait) => onChange({ wait })} />
      </Stack>
    </EditForm>
  );
}

type Choice = Draft['phoneSignIn'];
function Phone({ value, onChange }: { value: Choice; onChange: (value: Choice) => void }) {
  return (
    <FormControl>
      <FormLabel id="phone-sign-in">{t.phone}</FormLabel>
      <RadioGroup
        aria-labelledby="phone-sign-in"
        value={value}
        onChange={(_, chosen) => onChange(chosen as Choice)}
      >
        {phoneChoices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio />}
            label={<Explained {...t.choices[choice]} />}
            sx={{ alignItems: 'flex-start', py: 0.5, '.MuiFormControlLabel-label': { pt: 1 } }}
          />
        ))}
      </RadioGroup>
      <FormHelperText sx={{ marginInlineStart: '31px' }}>
        <LearnMore about={t.phone} paragraph={paragraphs.phoneSignIn} />
      </FormHelperText>
    </FormControl>
  );
}

type WaitProps = { value: string; problem: string | undefined; onChange: (value: string) => void };
function Wait({ value, problem, onChange }: WaitProps) {
  return (
    <TextField
      label={t.wait}
      required
      value={value}
      error={problem !== undefined}
      helperText={
        <>
          <span>{problem ?? t.waitHint}</span>{' '}
          <LearnMore about={t.wait} paragraph={paragraphs.recoveryWait} />
        </>
      }
      onChange={({ target }) => onChange(target.value)}
      sx={{ maxWidth: 480 }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 3 },
        input: { endAdornment: <InputAdornment position="end">{t.unit}</InputAdornment> },
      }}
    />
  );
}
