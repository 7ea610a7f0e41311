import Close from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { limits, websiteOrigin } from '../../../web-kit/domain/limits.ts';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import type { InputProps } from '../../things/settings/form.ts';
import { texts } from './texts.ts';

const { fields } = texts;

/** The websites of a web application, and an address that was typed but not added yet. */
export type WebsitesOf = { added: readonly string[]; typed: string };

/** The addresses of the websites that use an application, with controls to add and remove them. */
export function Websites({ label, help, more, value, onChange, error }: InputProps<WebsitesOf>) {
  const { added, typed } = value;
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const origin = websiteOrigin(typed.trim());
    if (!origin) return setProblem(fields.originWrong);
    if (added.includes(origin)) return setProblem(fields.originThere);
    onChange({ added: [...added, origin], typed: '' });
    setProblem(undefined);
  };
  const t = problem ?? error;
  return (
    <Box>
      <Added
        origins={added}
        onRemove={(origin) => onChange({ typed, added: added.filter((each) => each !== origin) })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TextField
          label={label}
          required={added.length === 0}
          placeholder="https://shop.example"
          value={typed}
          error={t !== undefined}
          onChange={({ target }) => {
            onChange({ added, typed: target.value });
            setProblem(undefined);
          }}
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
      <FormHelperText error={t !== undefined} {...(t ? { role: 'alert' } : {})}>
        <span>{t ?? `${help} ${fields.originsHint}`}</span>
        {!t && typed.trim() && ` ${fields.originNotAdded}`} {more}
      </FormHelperText>
    </Box>
  );
}

function Added({ origins, onRemove }: { origins: readonly string[]; onRemove: (origin: string) => void }) {
  const label = useId();
  return (
    <>
      <Typography variant="h3" component="div" id={label} sx={{ mb: 1 }}>
        {fields.originsAdded}
      </Typography>
      <Box component="ul" aria-labelledby={label} sx={{ listStyle: 'none', p: 0, m: 0, mb: 1 }}>
        {origins.map((origin) => (
          <Box component="li" key={origin} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Pieces text={origin} />
            </Box>
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
