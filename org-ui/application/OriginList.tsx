import Close from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { limits } from '../../web-kit/limits.ts';
import { texts } from '../texts.ts';
import { originOf } from './draft.ts';
import type { FieldProps } from './NameField.tsx';

const { fields } = texts;

/** The addresses of the websites that use an application: add one, remove one. */
export function OriginList({ value, onChange, error }: FieldProps<string[]>) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const origin = originOf(typed.trim());
    if (!origin) return setProblem(fields.originWrong);
    if (value.includes(origin)) return setProblem(fields.originThere);
    onChange([...value, origin]);
    setTyped('');
    setProblem(undefined);
  };
  const said = problem ?? error;
  return (
    <Box>
      <Added origins={value} onRemove={(origin) => onChange(value.filter((each) => each !== origin))} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TextField
          label={fields.origins}
          required={value.length === 0}
          placeholder="https://shop.example"
          value={typed}
          error={said !== undefined}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          slotProps={{ htmlInput: { maxLength: limits.url, inputMode: 'url' } }}
          sx={{ flexGrow: 1, minWidth: 200 }}
        />
        <Button variant="outlined" onClick={add} sx={{ height: 56 }}>
          {fields.originAdd}
        </Button>
      </Box>
      <FormHelperText error={said !== undefined} {...(said ? { role: 'alert' } : {})}>
        {said ?? fields.originsHint}
      </FormHelperText>
    </Box>
  );
}

function Added({ origins, onRemove }: { origins: string[]; onRemove: (origin: string) => void }) {
  const label = useId();
  return (
    <>
      <Typography variant="h3" component="div" id={label} sx={{ mb: 1 }}>
        {fields.originsAdded}
      </Typography>
      <Box component="ul" aria-labelledby={label} sx={{ listStyle: 'none', p: 0, m: 0, mb: 1 }}>
        {origins.map((origin) => (
          <Box component="li" key={origin} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ overflowWrap: 'anywhere' }}>{origin}</Box>
            <IconButton
              size="small"
              aria-label={fields.originRemove(origin)}
              onClick={() => onRemove(origin)}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
    </>
  );
}
