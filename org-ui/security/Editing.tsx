import {
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  InputAdornment,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { Explained } from './Reading.tsx';
import { phoneChoices, type Security } from './security.ts';

const said = texts.security;
type EditingProps = {
  draft: Security;
  /** The reason why the number of hours is invalid. */
  problem: string | undefined;
  onChange: (change: Partial<Security>) => void;
  onSubmit: () => void;
};

/** The security settings as a form. Enter saves. */
export function Editing({ draft, problem, onChange, onSubmit }: EditingProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack spacing={3}>
        <Phone value={draft.phoneSignIn} onChange={(phoneSignIn) => onChange({ phoneSignIn })} />
        <Wait
          value={draft.recoveryWaitHours}
          problem={problem}
          onChange={(recoveryWaitHours) => onChange({ recoveryWaitHours })}
        />
        <input type="submit" hidden />
      </Stack>
    </Box>
  );
}

type Choice = Security['phoneSignIn'];
function Phone({ value, onChange }: { value: Choice; onChange: (value: Choice) => void }) {
  return (
    <FormControl>
      <FormLabel id="phone-sign-in">{said.phone}</FormLabel>
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
            label={<Explained {...said.choices[choice]} />}
            sx={{ alignItems: 'flex-start', py: 0.5, '.MuiFormControlLabel-label': { pt: 1 } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

type WaitProps = { value: number; problem: string | undefined; onChange: (value: number) => void };
function Wait({ value, problem, onChange }: WaitProps) {
  const [typed, setTyped] = useState(String(value));
  const change = (text: string) => {
    setTyped(text);
    onChange(/^\d+$/.test(text) ? Number(text) : Number.NaN);
  };
  return (
    <TextField
      label={said.wait}
      required
      value={typed}
      error={problem !== undefined}
      helperText={problem ?? said.waitHint}
      onChange={({ target }) => change(target.value)}
      sx={{ maxWidth: 480 }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 3 },
        input: { endAdornment: <InputAdornment position="end">{said.unit}</InputAdornment> },
      }}
    />
  );
}
