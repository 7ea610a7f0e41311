import {
  Alert,
  Box,
  Button,
  Link,
  Step,
  StepContent,
  StepLabel,
  Stepper,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { save } from '../../../web-kit/table/csv.ts';
import { words } from '../../base/words.ts';
import { CodeBlock } from '../../parts/copy/CodeBlock.tsx';
import { Section } from '../../parts/page/Section.tsx';
import type { Application } from '../../things/applications/application.ts';
import { assetlinks } from './assetlinks.ts';
import { associationWords } from './associationWords.ts';

const { assetlinks: t } = associationWords;

/** Generates the file that links an Android app to the website, and explains where to publish it. */
export function Assetlinks({ app }: { app: Application }) {
  const [packageName, setPackageName] = useState(app.packageName ?? '');
  const [fingerprint, setFingerprint] = useState(app.fingerprint ?? '');
  const [file, setFile] = useState<string>();
  const made = assetlinks(packageName, fingerprint);
  const { hostname } = new URL(app.origins[0]!);
  const generate = (event: FormEvent) => {
    event.preventDefault();
    if (made) setFile(made);
  };
  const reset = () => {
    setPackageName('');
    setFingerprint('');
    setFile(undefined);
  };
  return (
    <Section title={t.title} buttons={<ReadMore />}>
      <Typography sx={{ mb: 2 }}>{t.text}</Typography>
      {app.type === 'Mobile' && app.origin === location.origin && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.served(location.origin)}
        </Alert>
      )}
      <Stepper activeStep={file ? 1 : 0} orientation="vertical">
        <Step>
          <StepLabel>{t.steps[0]}</StepLabel>
          <StepContent>
            <Box component="form" onSubmit={generate} sx={{ display: 'grid', gap: 2, maxWidth: 640, pt: 1 }}>
              <TextField
                label={t.package}
                helperText={t.packageHint}
                value={packageName}
                required
                onChange={({ target }) => setPackageName(target.value)}
                slotProps={{ htmlInput: { maxLength: limits.packageName, spellCheck: false } }}
              />
              <TextField
                label={t.fingerprint}
                helperText={t.fingerprintHint}
                value={fingerprint}
                required
                onChange={({ target }) => setFingerprint(target.value)}
                slotProps={{ htmlInput: { maxLength: 120, spellCheck: false } }}
              />
              <Box>
                <Button type="submit" variant="contained" disabled={!made}>
                  {t.generate}
                </Button>
                <Button onClick={reset}>{t.reset}</Button>
              </Box>
            </Box>
          </StepContent>
        </Step>
        <Step>
          <StepLabel>{t.steps[1]}</StepLabel>
          <StepContent>{file && <Publish file={file} host={hostname} onReset={reset} />}</StepContent>
        </Step>
      </Stepper>
    </Section>
  );
}

function Publish({ file, host, onReset }: { file: string; host: string; onReset: () => void }) {
  return (
    <>
      <CodeBlock what="assetlinks.json" code={file} />
      <Typography sx={{ my: 1 }}>{t.publish(host)}</Typography>
      <Typography sx={{ mb: 2 }}>{t.check}</Typography>
      <Button
        variant="contained"
        onClick={() => save('assetlinks.json', new Blob([file], { type: 'application/json' }))}
      >
        {words.download}
      </Button>
      <Button onClick={onReset}>{t.reset}</Button>
    </>
  );
}

function ReadMore() {
  return (
    <Link
      href={t.readMoreAt}
      target="_blank"
      rel="noreferrer"
      aria-label={`${t.readMore} (${words.newWindow})`}
    >
      {t.readMore}
    </Link>
  );
}
