import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { FormFields } from '../../../web-kit/form/FormFields.tsx';
import { type Field, problemsOf } from '../../../web-kit/form/fields.ts';
import { likewise, type Sends } from '../../../web-kit/sends.ts';
import { Field as Shown } from '../../parts/copy/Field.tsx';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { EditSection } from '../../parts/form/EditSection.tsx';
import { useSaving } from '../../parts/form/useSaving.ts';
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
  showable,
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
export function Attributes({ profile, about, named = false, read, save }: AttributesProps) {
  const first = named ? personFields : personFields.filter(({ key }) => key !== 'email');
  const problemsIn = (typed: Profile) => problemsOf(fields, typed);
  const form = useSaving({
    about: `profile ${about}`,
    shown: profile,
    isChanged,
    isWrong: (next) => Object.keys(problemsIn(next)).length > 0,
    reread: read,
    save: likewise(save, (next: Profile, before: Profile) => save(changesOf(before, next))),
    done: t.saved,
  });
  const { next, tried } = form;
  return (
    <EditSection title={t.title} form={form}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t.note}
      </Typography>
      {form.editing ? (
        <Editing
          first={first}
          form={{
            values: next,
            problems: tried ? problemsIn(next) : {},
            change: (key, value) => form.change((now) => ({ ...now, [key]: value })),
          }}
          onSubmit={form.save}
        />
      ) : (
        <Reading first={first} profile={profile} />
      )}
    </EditSection>
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
  const [opened] = useState(form.values);
  const atWork = worksIn(opened);
  const shown = <K extends Key>(fields: readonly Field<K>[]) => showable(fields, opened, form.values);
  return (
    <EditForm onSubmit={onSubmit} sx={{ maxWidth: 720 }}>
      <FormFields fields={shown(first)} form={form} columns={2} />
      <Typography variant="h3" sx={{ mt: 3, mb: 2 }}>
        {t.address}
      </Typography>
      <FormFields fields={shown(addressFields)} form={form} columns={2} focus={false} />
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
