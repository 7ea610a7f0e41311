import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';
import { radiusRows } from '../../../domain/application/settings/rows/radius.ts';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { sends } from '../../../web-kit/sends.ts';
import { readNow } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { LearnMoreSign } from '../../parts/guides/LearnMore.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { DeletionButton, SuspensionButton } from '../../things/applications/LifeButtons.tsx';
import { applicationWords } from '../../things/applications/words.ts';
import { fieldsOf } from '../../things/settings/fields.ts';
import { spokenRows } from '../../things/settings/rowWords.ts';
import { type RadiusApplication, radiusQuery, radiusVerbs } from './radius.ts';
import { radiusTexts } from './texts.ts';

const { fields: t, heading } = radiusTexts;
const rows = spokenRows(radiusRows, 'families/radius/words');
const { name } = rows;
const fields = fieldsOf<'appName'>(rows);

/** The settings of an application, with Edit, Activate or Deactivate, and Delete. */
export function General({ app }: { app: RadiusApplication }) {
  const [renaming, setRenaming] = useState(false);
  const rename = sends('PUT /updateRadiusApp/:appId', ({ appName }: { appName: string }) => ({
    appId: app.appId,
    appName,
  }));
  const buttons = (
    <>
      <OpenButton to={rename} startIcon={<EditOutlined />} onClick={() => setRenaming(true)}>
        {words.edit}
      </OpenButton>
      <SuspensionButton suspended={app.suspended} suspension={radiusVerbs.suspension(app)} />
      <DeletionButton deletion={radiusVerbs.deletion(app)} list="/applications?tab=radius" />
    </>
  );
  return (
    <Section title={heading} buttons={buttons}>
      <Box sx={sideBySide(220)}>
        <Field
          label={name.label}
          more={<LearnMoreSign about={name.label} paragraph={name.paragraph} help={name.help} />}
        >
          {app.name}
        </Field>
        <Field label={t.createdAt}>{shortDateTime(app.createdAt)}</Field>
        <Field label={t.updatedAt}>{shortDateTime(app.updatedAt)}</Field>
        <Field label={t.appId} copyable={app.appId}>
          <code>{app.appId}</code>
        </Field>
      </Box>
      {renaming && (
        <FormDialog
          about={`name ${app.appId}`}
          title={radiusTexts.general}
          fields={fields}
          initial={{ appName: app.name }}
          reread={async () => ({ appName: (await readNow(radiusQuery(app.appId))).name })}
          run={rename}
          done={applicationWords.updatedNow}
          failed={applicationWords.updateFailed}
          onClose={() => setRenaming(false)}
        />
      )}
    </Section>
  );
}
