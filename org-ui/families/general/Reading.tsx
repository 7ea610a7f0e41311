import { Box, Stack, Typography } from '@mui/material';
import { shortDateTime } from '../../../web-kit/format.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import type { Application } from '../../things/applications/application.ts';
import { hiddenOnPage, Toggles } from './Toggles.tsx';
import { timeInWords } from './TokenValidity.tsx';
import { texts } from './texts.ts';

const { fields } = texts;
const { notSet } = fields;
const grid = sideBySide(220);

/** The settings of an application, read-only. */
export function Reading({ app }: { app: Application }) {
  return (
    <Stack spacing={3}>
      <Box sx={grid}>
        <Field label={fields.name}>{app.name}</Field>
        <Field label={texts.createdAt}>{shortDateTime(app.createdAt)}</Field>
      </Box>
      <Box>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {texts.credentials}
        </Typography>
        <Box sx={grid}>
          <Field label={texts.clientId} copyable={app.appId}>
            <code>{app.appId}</code>
          </Field>
          <Field label={fields.origins}>
            {app.origins.map((origin) => (
              <div key={origin}>{origin}</div>
            ))}
          </Field>
          {app.type === 'Mobile' && <Field label={fields.platform}>{app.appPlatForm}</Field>}
          {app.appPlatForm === 'Android' && (
            <>
              <Field label={fields.package}>{app.packageName || notSet}</Field>
              <Field label={fields.fingerprint}>
                <Box sx={{ overflowWrap: 'anywhere' }}>{app.fingerprint || notSet}</Box>
              </Field>
            </>
          )}
          <Field label={fields.validity}>{timeInWords(app.tokenValidityTime)}</Field>
        </Box>
      </Box>
      <Toggles type={app.type} value={app} onChange={() => {}} fixed="all" hidden={hiddenOnPage[app.type]} />
    </Stack>
  );
}
