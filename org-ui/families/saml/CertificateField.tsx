import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { type ChangeEvent, useId, useState } from 'react';
import { pair } from '../../../web-kit/format.ts';
import { fullSentence } from '../../../web-kit/fullSentence.ts';
import { FileButton } from '../../parts/form/FileButton.tsx';
import type { InputProps } from '../../things/settings/form.ts';
import { samlTexts as t } from './texts.ts';

/** A certificate, with the name of the file that it came in; an empty text for none. */
export type Certificate = { pem: string; fileName: string };
const pem = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/;

/** The certificate in a file: as PEM, or in the binary form that .crt files may have too. */
async function readCertificate(file: File): Promise<string | undefined> {
  if (file.size > 16_000) return undefined;
  const bytes = await file.bytes();
  const text = new TextDecoder().decode(bytes);
  const found = pem.exec(text)?.[0];
  // Binary certificates begin with a sequence that tells its length in two octets (X.690).
  if (found || bytes[0] !== 0x30 || bytes[1] !== 0x82) return found;
  const lines = btoa(String.fromCharCode(...bytes)).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** A certificate of the service provider, from a file. */
export function CertificateField({ label, help, more, value, error, onChange }: InputProps<Certificate>) {
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const fromFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const read = await readCertificate(file).catch(() => undefined);
    setWrong(!read);
    if (read) onChange({ pem: read, fileName: file.name.slice(0, 120) });
    target.value = '';
  };
  const problem = wrong ? t.uploadWrong : error;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography variant="h3" component="div" id={id} sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <FileButton label={pair(label, t.upload)} accept=".crt,.pem" onChange={fromFile}>
          {t.upload}
        </FileButton>
        {value.pem && (
          <>
            <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{value.fileName}</Typography>
            <Button
              aria-label={t.removeFile(label)}
              onClick={() => {
                setWrong(false);
                onChange({ pem: '', fileName: '' });
              }}
            >
              {t.remove}
            </Button>
          </>
        )}
      </Box>
      <FormHelperText error={problem !== undefined} {...(problem ? { role: 'alert' } : {})}>
        <span>{problem ?? `${help} ${fullSentence(t.uploadHint)}`}</span> {more}
      </FormHelperText>
    </Box>
  );
}
