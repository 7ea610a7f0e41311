import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { save } from '../../../web-kit/table/csv.ts';
import { words } from '../../base/words.ts';
import { CodeBlock } from '../../parts/copy/CodeBlock.tsx';
import { Section } from '../../parts/page/Section.tsx';
import type { Application } from '../../things/applications/application.ts';
import { appleAssociation } from './apple.ts';
import { associationWords } from './associationWords.ts';

const t = associationWords.apple;
const file = 'apple-app-site-association';

/** Makes the file that links an iOS app to the website, and explains where to publish it. */
export function Apple({ app }: { app: Application }) {
  const [team, setTeam] = useState('');
  const [bundle, setBundle] = useState('');
  const made = appleAssociation(team, bundle);
  const { hostname } = new URL(app.origins[0]!);
  return (
    <Section title={t.title}>
      <Typography sx={{ mb: 2 }}>{t.text}</Typography>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        <TextField
          label={t.team}
          helperText={t.teamHint}
          value={team}
          onChange={({ target }) => setTeam(target.value)}
          slotProps={{ htmlInput: { maxLength: 20, spellCheck: false } }}
        />
        <TextField
          label={t.bundle}
          helperText={t.bundleHint}
          value={bundle}
          onChange={({ target }) => setBundle(target.value)}
          slotProps={{ htmlInput: { maxLength: 155, spellCheck: false } }}
        />
      </Box>
      {made && (
        <>
          <CodeBlock what={file} code={made} />
          <Typography sx={{ my: 1 }}>{t.publish(hostname)}</Typography>
          <Button
            variant="contained"
            onClick={() => save(file, new Blob([made], { type: 'application/octet-stream' }))}
          >
            {words.download}
          </Button>
        </>
      )}
    </Section>
  );
}
