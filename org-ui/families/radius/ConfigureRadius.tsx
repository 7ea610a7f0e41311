import { Typography } from '@mui/material';
import { radiusRows } from '../../../domain/application/settings/rows/radius.ts';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { FormFields } from '../../../web-kit/form/FormFields.tsx';
import { trimmed } from '../../../web-kit/form/fields.ts';
import { Restored } from '../../../web-kit/form/Restored.tsx';
import { useKeptForm } from '../../../web-kit/form/useKeptForm.ts';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { StepForm } from '../../parts/form/StepForm.tsx';
import { fieldsOf } from '../../things/settings/fields.ts';
import { spokenRows } from '../../things/settings/rowWords.ts';
import type { CreationProps } from '../../things/settings/SettingsStep.tsx';
import { blankClient, type ClientKey, clientFields } from './fields.ts';
import { withSecretTools } from './SecretTools.tsx';
import { radiusTexts as t } from './texts.ts';

const fields = withSecretTools<ClientKey | 'appName'>([
  ...fieldsOf<'appName'>(spokenRows(radiusRows, 'families/radius/words')),
  ...clientFields(t.fields.primaryIp),
]);

const creates = sends('POST /createRadiusApp', (sent: object) => sent as never);
/** Step 2 of the wizard for a RADIUS application: its name, and its first client. */
export default function ConfigureRadius({ full, onPrevious, onCreated }: CreationProps) {
  const form = useKeptForm('radius application', fields, blankClient());
  const { mutate, isPending, barred } = useVerb({
    run: likewise(creates, () =>
      form.send(async () => {
        const { id } = await creates(trimmed(form.values));
        form.forget();
        onCreated(id, form.values.appName.trim());
      }),
    ),
    done: t.created,
  });
  return (
    <StepForm
      {...{ full, onPrevious }}
      check={form.check}
      send={mutate}
      busy={isPending}
      barred={barred}
      notice={form.restored && <Restored onDiscard={form.discard} />}
    >
      <Typography variant="h2">{t.general}</Typography>
      <FormFields fields={fields} form={form} columns={2} />
    </StepForm>
  );
}
