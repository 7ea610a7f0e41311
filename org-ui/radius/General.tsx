import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../web-kit/call.ts';
import { CommandButton } from '../../web-kit/commands/CommandButton.tsx';
import { FormDialog } from '../../web-kit/form/FormDialog.tsx';
import { shortDateTime } from '../../web-kit/format.ts';
import { limits } from '../../web-kit/limits.ts';
import { Field } from '../copy/Field.tsx';
import { Section } from '../shell/Section.tsx';
import { texts } from '../texts.ts';
import { nameRule } from './fields.ts';
import { type RadiusApplication, radiusVerbs, staleRadius } from './radius.ts';
import { radiusTexts } from './texts.ts';

const { common } = texts;
const { fields: t, heading } = radiusTexts;
const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
} as const;

/** The settings of an application, with Edit, Activate or Deactivate, and Delete. */
export function General({ app }: { app: RadiusApplication }) {
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const suspension = radiusVerbs.suspension(app);
  const buttons = (
    <>
      <Button startIcon={<EditOutlined />} onClick={() => setRenaming(true)}>
        {common.edit}
      </Button>
      <CommandButton
        {...suspension}
        label={app.suspended ? common.activate : common.deactivate}
        confirm={suspension.confirm && { ...suspension.confirm, yes: common.deactivate }}
        color={app.suspended ? 'success' : 'warning'}
        icon={app.suspended ? <PlayArrow /> : <PauseCircleOutlined />}
      />
      <CommandButton
        {...radiusVerbs.deletion(app)}
        label={common.delete}
        onDone={() => navigate('/applications?tab=radius')}
        color="error"
        icon={<DeleteOutlined />}
      />
    </>
  );
  return (
    <Section title={heading} buttons={buttons}>
      <Box sx={grid}>
        <Field label={t.appName}>{app.name}</Field>
        <Field label={t.createdAt}>{shortDateTime(app.createdAt)}</Field>
        <Field label={t.updatedAt}>{shortDateTime(app.updatedAt)}</Field>
        <Field label={t.appId} copyable={app.appId}>
          <code>{app.appId}</code>
        </Field>
      </Box>
      {renaming && (
        <FormDialog
          title={radiusTexts.general}
          fields={[{ key: 'appName', label: t.appName, required: true, max: limits.name, rule: nameRule }]}
          initial={{ appName: app.name }}
          run={({ appName }) => call('PUT /updateRadiusApp/:appId', { appId: app.appId, appName })}
          done={texts.applications.updatedNow}
          failed={texts.applications.updateFailed}
          invalidates={staleRadius.app}
          onClose={() => setRenaming(false)}
        />
      )}
    </Section>
  );
}
