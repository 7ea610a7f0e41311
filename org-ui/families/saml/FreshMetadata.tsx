import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { ConfirmDialog } from '../../../web-kit/commands/ConfirmDialog.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { useSays } from '../../../web-kit/told.ts';
import { type Draft, differing, draftOf, filledIn, sentOf } from '../../things/settings/form.ts';
import { inWords } from '../../things/settings/Reading.tsx';
import { readMetadata } from './MetadataImport.tsx';
import type { SamlDetail } from './saml.ts';
import { samlSettings } from './settings.ts';
import { samlTexts } from './texts.ts';

const t = samlTexts.fresh;

/** Fetches the metadata of the service provider again, shows what would change, and changes it if that is confirmed. */
export function FreshMetadata({ app }: { app: SamlDetail }) {
  const [next, setNext] = useState<Draft>();
  const { appId } = app;
  const before = draftOf(samlSettings, app);
  const changes = next ? differing(samlSettings, before, next) : [];
  const compare = likewise(readMetadata, async () => {
    const found = filledIn(samlSettings, before, await readMetadata(app.metadata_url));
    if (differing(samlSettings, before, found).length) setNext(found);
    else toast.success(t.same);
  });
  const verb = {
    label: t.take,
    run: sends('PUT /SAML/update/:appId', () => ({ appId, ...sentOf(samlSettings, next!, before) })),
    done: t.taken,
  };
  const text = changes.map(([name, row]) => {
    const said = (draft: Draft) => inWords(row, draft[name]) || samlTexts.none;
    return (
      <Box key={name} component="span" sx={{ display: 'block', mb: 1, overflowWrap: 'anywhere' }}>
        {row.input === 'own' ? t.another(row.label) : t.change(row.label, said(before), said(next!))}
      </Box>
    );
  });
  return (
    <>
      <CommandButton label={t.compare} run={compare} />
      <ConfirmDialog
        open={next !== undefined}
        onClose={() => setNext(undefined)}
        confirm={{ title: t.title, text, yes: t.take }}
        verb={verb}
      />
    </>
  );
}

/** What came of the last reading of the metadata, where there is something to say. */
export function MetadataState({ app: { metadata_url: url, metadataRead } }: { app: SamlDetail }) {
  const says = useSays();
  if (!url || !metadataRead) return null;
  const { at, problem, told, changed } = metadataRead;
  const labels = changed.map((name) => samlSettings.rows[name]?.label ?? name);
  if (!problem && !labels.length) return null;
  return (
    <Alert severity={problem ? 'warning' : 'info'} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {problem
        ? t.failed(shortDateTime(at), says(told ?? {}, problem))
        : t.tookOver(shortDateTime(at), labels.join(', '))}
    </Alert>
  );
}
