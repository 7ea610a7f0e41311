import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { FormFields } from '../../../web-kit/form/FormFields.tsx';
import { type Field, problemsOf } from '../../../web-kit/form/fields.ts';
import { saveUnchanged } from '../../../web-kit/form/meanwhile.ts';
import { likewise, type Sends } from '../../../web-kit/sends.ts';
import { words } from '../../base/words.ts';
import { Field as Shown } from '../../parts/copy/Field.tsx';
import { EditButtons } from '../../parts/form/EditButtons.tsx';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { useEditing } from '../../parts/form/kept.ts';
import { Restored } from '../../parts/form/Restored.tsx';
import { Section } from '../../parts/page/Section.tsx';
import {
  addressFields,
  type Attributes as Changes,
  changesOf,
  fields,
  isChanged,
  type Key,
  type PersonKey,
  type Profile,
  personFields,
  workFields,
} from './profile.ts';
import { texts } from './texts.ts';

const t = texts.profile;

type AttributesProps = {
  profile: Profile;
  /** Names the unsaved form. */
  about: string;
  /** Whether it begins with the user name. */
  named?: boolean;
  /** The profile as it is now. */
  read: () => Promise<Profile>;
  save: Sends<[changes: Changes]>;
};
/** The attributes of a person. Edit makes them editable until Discard or a successful Save. */
export function Attributes({ profile, about, named = false, read, save: saveChanges }: AttributesProps) {
  const { editing, restored, edit, change, catchUp, leave } = useEditing(`profile ${about}`, isChanged);
  const first = named ? personFields : personFields.filter(({ key }) => key !== 'email');
  const [tried, setTried] = useState(false);
  const draft = editing?.next;
  const problems = draft ? problemsOf(fields, draft) : {};
  const close = () => {
    leave();
    setTried(false);
  };
  const { mutate, isPending, barred } = useVerb({
    run: likewise(saveChanges, () =>
      saveUnchanged(
        async () => catchUp(await read()),
        () => saveChanges(editing ? changesOf(editing.before, editing.next) : {}),
      ),
    ),
    done: t.saved,
    onDone: close,
  });
  const save = () => {
    setTried(true);
    if (!Object.keys(problems).length) mutate();
  };
  const buttons = (
    <EditButtons
      editing={draft !== undefined}
      edit={() => edit(profile)}
      discard={close}
      save={save}
      busy={isPending}
      barred={barred}
    />
  );
  return (
    <Section title={t.title} buttons={buttons}>
      {restored && <Restored text={words.unsaved} onDiscard={close} />}
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t.note}
      </Typography>
      {draft ? (
        <Editing
          first={first}
          form={{
            values: draft,
            problems: tried ? problems : {},
            change: (key, value) => change({ ...draft, [key]: value }),
          }}
          onSubmit={save}
        />
      ) : (
        <Reading first={first} profile={profile} />
      )}
    </Section>
  );
}

type First = readonly Field<PersonKey>[];
type EditingProps = {
  first: First;
  form: {
    values: Profile;
    problems: Partial<Profile>;
    change: (key: Key, value: string) => void;
  };
  onSubmit: () => void;
};
/** The attributes as a form. Enter saves. */
function Editing({ first, form, onSubmit }: EditingProps) {
  // A group that was there stays, even while its last value is deleted.
  const [atWork] = useState(() => worksIn(form.values));
  return (
    <EditForm onSubmit={onSubmit} sx={{ maxWidth: 720 }}>
      <FormFields fields={first} form={form} columns={2} />
      <Typography variant="h3" sx={{ mt: 3, mb: 2 }}>
        {t.address}
      </Typography>
      <FormFields fields={addressFields} form={form} columns={2} focus={false} />
      {atWork && (
        <>
          <Typography variant="h3" sx={{ mt: 3, mb: 2 }}>
            {t.work}
          </Typography>
          <FormFields fields={workFields} form={form} columns={2} focus={false} />
        </>
      )}
    </EditForm>
  );
}

/** Whether anything is known that only an organisation knows of its people. */
const worksIn = (profile: Profile) => workFields.some(({ key }) => profile[key]);

function Reading({ first, profile }: { first: First; profile: Profile }) {
  const shown = (of: readonly { key: Key; label: string; type?: string }[]) => (
    <Box sx={grid}>
      {of.map(({ key, label, type }) => (
        <Shown key={key} label={label}>
          {type === 'url' && profile[key] ? <Website address={profile[key]} /> : profile[key] || t.unknown}
        </Shown>
      ))}
    </Box>
  );
  return (
    <>
      {shown(first)}
      <Typography variant="h3" sx={{ mt: 3, mb: 2 }}>
        {t.address}
      </Typography>
      {shown(addressFields)}
      {worksIn(profile) && (
        <>
          <Typography variant="h3" sx={{ mt: 3, mb: 2 }}>
            {t.work}
          </Typography>
          {shown(workFields)}
        </>
      )}
    </>
  );
}

const Website = ({ address }: { address: string }) => (
  <Link href={address} target="_blank" rel="noreferrer">
    {address}
  </Link>
);

/** Lays out fields side by side, as many as fit. */
const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
} as const;
