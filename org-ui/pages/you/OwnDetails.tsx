import { Box, Stack, TextField } from '@mui/material';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { saveUnchanged } from '../../../web-kit/form/meanwhile.ts';
import { limits } from '../../../web-kit/limits.ts';
import { operatorQuery, readNow, useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { EditButtons } from '../../parts/form/EditButtons.tsx';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { useEditing } from '../../parts/form/kept.ts';
import { Restored } from '../../parts/form/Restored.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Section } from '../../parts/page/Section.tsx';
import { type Details, detailsOf, isChanged, nameProblem, saving } from './account.ts';
import { texts } from './texts.ts';

const t = texts.details;

/** Name, address and phone number. Edit makes them editable until Discard or a successful Save. */
export function OwnDetails({ email, details }: { email: string; details: Details }) {
  const { editing, restored, edit, change, catchUp, leave } = useEditing('own details', isChanged);
  const { userId } = useIds();
  const draft = editing?.next;
  const { mutate, isPending, barred } = useVerb({
    ...saving(draft ?? details),
    run: () =>
      saveUnchanged(
        async () => catchUp(detailsOf(await readNow(operatorQuery(userId)))),
        saving(draft ?? details).run,
      ),
    onDone: leave,
  });
  const save = () => draft && nameProblem(draft) === undefined && mutate();
  const buttons = (
    <EditButtons
      editing={draft !== undefined}
      edit={() => edit(details)}
      discard={leave}
      save={save}
      busy={isPending}
      barred={barred}
    />
  );
  return (
    <Section title={t.title} buttons={buttons}>
      {restored && <Restored text={words.unsaved} onDiscard={leave} />}
      {draft ? (
        <Editing {...{ email, draft }} isNew={!restored} onChange={change} onSubmit={save} />
      ) : (
        <Box sx={sideBySide(220)}>
          <Field label={t.name}>{details.name}</Field>
          <Field label={t.email}>{email}</Field>
          <Field label={t.phone}>{details.phoneNumber || t.none}</Field>
        </Box>
      )}
    </Section>
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
