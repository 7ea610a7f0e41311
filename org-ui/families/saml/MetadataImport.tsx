import { Box, Button, FormHelperText, TextField, Typography } from '@mui/material';
import { type ChangeEvent, useId, useState } from 'react';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { pair } from '../../../web-kit/format.ts';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { FileButton } from '../../parts/form/FileButton.tsx';
import type { FillerProps } from '../../things/settings/form.ts';
import { samlTexts } from './texts.ts';

const t = samlTexts.import;
/** Reads metadata from an address, or those that are given as XML. */
export const readMetadata = sends('POST /SAML/readMetadata', (given: string) =>
  given.trimStart().startsWith('<') ? { xml: given } : { address: given.trim() },
);

/** Fills the form with the metadata of a service provider, which are pasted, uploaded or fetched. */
export function MetadataImport({ onFound }: FillerProps) {
  const [given, setGiven] = useState('');
  const id = useId();
  const reading = useVerb({
    run: likewise(readMetadata, async () => onFound(await readMetadata(given))),
    done: t.done,
    onDone: () => setGiven(''),
  });
  const fromFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) setGiven((await file.text()).slice(0, limits.samlMetadata));
    target.value = '';
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography variant="h3" component="div" id={id} sx={{ mb: 1 }}>
        {t.title}
      </Typography>
      <TextField
        fullWidth
        multiline
        maxRows={6}
        size="small"
        label={t.given}
        value={given}
        onChange={({ target }) => setGiven(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.samlMetadata, spellCheck: false } }}
      />
      <FormHelperText>{t.hint}</FormHelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <FileButton label={pair(t.title, t.file)} accept=".xml" onChange={fromFile}>
          {t.file}
        </FileButton>
        <Button disabled={!given.trim() || reading.isPending} onClick={() => reading.mutate()}>
          {t.read}
        </Button>
      </Box>
    </Box>
  );
}
