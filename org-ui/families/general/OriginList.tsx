import Close from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { limits, websiteOrigin } from '../../../web-kit/limits.ts';
import type { Draft } from './draft.ts';
import { texts } from './texts.ts';

const { fields } = texts;

type Websites = Pick<Draft, 'origins' | 'typedOrigin'>;
type OriginListProps = {
  draft: Websites;
  onChange: (change: Partial<Websites>) => void;
  error?: string | undefined;
};

/** The addresses of the websites that use an application, with controls to add and remove them. */
export function OriginList({ draft, onChange, error }: OriginListProps) {
  const { origins, typedOrigin: typed } = draft;
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const origin = websiteOrigin(typed.trim());
    if (!origin) return setProblem(fields.originWrong);
    if (origins.includes(origin)) return setProblem(fields.originThere);
    onChange({ origins: [...origins, origin], typedOrigin: '' });
    setProblem(undefined);
  };
  const t = problem ?? error;
  return (
    <Box>
      <Added
        origins={origins}
        onRemove={(origin) => onChange({ origins: origins.filter((each) => each !== origin) })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TextField
          label={fields.origins}
          required={origins.length === 0}
          placeholder="https://shop.example"
          value={typed}
          error={t !== undefined}
          onChange={({ target }) => {
            onChange({ typedOrigin: target.value });
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
        {t ?? fields.originsHint}
        {!t && typed.trim() && ` ${fields.originNotAdded}`}
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
