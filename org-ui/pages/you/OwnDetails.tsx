import { Box, Stack, TextField } from '@mui/material';
import { limits } from '../../../web-kit/domain/limits.ts';
import { operatorQuery, readNow, useIds } from '../../base/session.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { EditSection } from '../../parts/form/EditSection.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { useSaving } from '../../parts/form/useSaving.ts';
import { type Details, detailsOf, isChanged, nameProblem, saving } from './account.ts';
import { texts } from './texts.ts';

const t = texts.details;

/** Name, address and phone number. Edit makes them editable until Discard or a successful Save. */
export function OwnDetails({ email, details }: { email: string; details: Details }) {
  const { userId } = useIds();
  const form = useSaving({
    ...{ about: 'own details', shown: details, isChanged, ...saving },
    isWrong: (next) => nameProblem(next) !== undefined,
    reread: async () => detailsOf(await readNow(operatorQuery(userId))),
  });
  return (
    <EditSection title={t.title} form={form}>
      {form.editing ? (
        <Editing
          {...{ email, draft: form.next }}
          isNew={!form.restored}
          onChange={(details) => form.change(() => details)}
          onSubmit={form.save}
        />
      ) : (
        <Box sx={sideBySide(220)}>
          <Field label={t.name}>{details.name}</Field>
          <Field label={t.email}>{email}</Field>
          <Field label={t.phone}>{details.phoneNumber || t.none}</Field>
        </Box>
      )}
    </EditSection>
  );
}

type EditingProps = {
  email: string;
  draft: Details;
  /** Whether the form was opened just now, so that the keyboard begins in it. */
  isNew: boolean;
  onChange: (draft: Details) => void;
  onSubmit: () => void;
};
/** The fields that can be changed, and the address, which cannot. Enter saves. */
function Editing({ email, draft, isNew, onChange, onSubmit }: EditingProps) {
  const problem = nameProblem(draft);
  return (
    <EditForm onSubmit={onSubmit}>
      <Stack spacing={2.5} sx={{ maxWidth: 480, mt: 1 }}>
        <TextField
          label={t.name}
          required
          autoFocus={isNew}
          autoComplete="name"
          value={draft.name}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
          slotProps={{ htmlInput: { maxLength: limits.operatorName } }}
        />
        <TextField label={t.email} value={email} disabled helperText={t.emailHint} />
        <TextField
          label={t.phone}
          type="tel"
          autoComplete="tel"
          value={draft.phoneNumber}
          onChange={({ target }) => onChange({ ...draft, phoneNumber: target.value })}
          slotProps={{ htmlInput: { maxLength: limits.phoneNumber } }}
        />
      </Stack>
    </EditForm>
  );
}
