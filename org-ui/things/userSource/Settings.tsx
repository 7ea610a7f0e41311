import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { useVerb } from '../../../web-kit/commands/verb.ts';
import { FormFields } from '../../../web-kit/form/FormFields.tsx';
import { trimmed } from '../../../web-kit/form/fields.ts';
import { focusFirstWrong } from '../../../web-kit/form/focus.ts';
import { ChangedMeanwhile, saveUnchanged } from '../../../web-kit/form/meanwhile.ts';
import { useForm } from '../../../web-kit/form/useForm.ts';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { paragraphs } from '../../base/paragraphs.ts';
import { readNow } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { SaveButtons } from '../../parts/form/SaveButtons.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { LearnMore } from '../../parts/guides/LearnMore.tsx';
import { Empty } from '../../parts/page/Empty.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { directoryQuery, type LdapSettings } from './directory.ts';
import { initialOf, ldapFields } from './fields.ts';
import { userSourceTexts as t } from './texts.ts';

type SettingsProps = { appId: string; settings: LdapSettings | null };

/** The LDAP settings of an application: a read view, and an edit view in its place. */
export function Settings({ appId, settings }: SettingsProps) {
  const [editing, setEditing] = useState(false);
  if (editing) return <Editing {...{ appId, settings }} onClose={() => setEditing(false)} />;
  const edit = (
    <>
      {settings && (
        <CommandButton
          label={t.test}
          run={sends('POST /ldap/testConnection/:appId', () => ({ appId }))}
          done={t.tested}
          failed={t.testFailed}
        />
      )}
      <OpenButton to={saves} startIcon={<EditOutlined />} onClick={() => setEditing(true)}>
        {settings ? words.edit : t.enter}
      </OpenButton>
    </>
  );
  return (
    <Section title={t.settings} buttons={edit}>
      {settings ? <Reading settings={settings} /> : <Empty text={t.none} hint={t.noneHint} />}
      <Typography variant="body2" sx={{ mt: 2 }}>
        <LearnMore about={t.settings} paragraph={paragraphs.directory} />
      </Typography>
    </Section>
  );
}

const grid = sideBySide(260);

function Reading({ settings: it }: { settings: LdapSettings }) {
  const { fields } = t;
  return (
    <Box sx={grid}>
      <Field label={fields.server}>{it.ldap_server_address}</Field>
      <Field label={fields.port}>{it.ldap_port}</Field>
      <Field label={fields.security}>{fields.securities[it.security]}</Field>
      <Field label={fields.certificate}>{it.ca_certificate ? t.ownCertificate : t.authorities}</Field>
      <Field label={fields.baseDn}>{it.base_dn}</Field>
      <Field label={fields.bindDn}>{it.bind_dn}</Field>
      <Field label={fields.password}>{it.password}</Field>
      <Field label={fields.filter}>{it.filter}</Field>
      <Field label={fields.attributes}>{it.attributes}</Field>
      <Field label={fields.searchFilter}>{it.search_filter || t.everybody}</Field>
      <Field label={fields.attributeMap}>{it.attribute_map || t.usualMap}</Field>
      <Field label={fields.groups}>{fields.groupChoices[it.groups ? 'on' : 'off']}</Field>
      {it.groups && (
        <>
          <Field label={fields.groupName}>{it.group_name}</Field>
          <Field label={fields.groupBaseDn}>{it.group_base_dn || t.underBase}</Field>
          <Field label={fields.groupFilter}>{it.group_filter || t.allGroups}</Field>
        </>
      )}
      <Field label={fields.passwordAttribute}>{it.passwordAttribute}</Field>
      <Field label={fields.syncHours}>{it.sync_hours ? t.every(it.sync_hours) : t.never}</Field>
    </Box>
  );
}

const saves = sends('POST /ldap/addLdap/:appId', (sent: { appId: string; ldapConfigSetting: never }) => sent);
/** The form. What was typed is not kept anywhere else, because a password is in it. */
function Editing({ appId, settings, onClose }: SettingsProps & { onClose: () => void }) {
  const fields = ldapFields(settings === null);
  const form = useForm(fields, initialOf(settings));
  const saving = useVerb({
    run: likewise(saves, async () => {
      const catchUp = async () => {
        const { ldap } = await readNow(directoryQuery(appId));
        if (form.catchUp(initialOf(ldap.ldapConfigSetting))) throw new ChangedMeanwhile();
      };
      const { password, ...values } = trimmed(form.values);
      // Blanks at the ends of a password belong to it.
      const kept = password ? { password: form.values.password } : {};
      const ldapConfigSetting = { ...values, ...kept } as never;
      return saveUnchanged(catchUp, () => saves({ appId, ldapConfigSetting }));
    }),
    done: t.saved,
    failed: t.saveFailed,
    onDone: onClose,
  });
  const save = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (form.check()) saving.mutate();
    else if (event) focusFirstWrong(event.currentTarget);
  };
  return (
    <Section
      title={t.settings}
      buttons={
        <SaveButtons discard={onClose} save={() => save()} busy={saving.isPending} barred={saving.barred} />
      }
    >
      <Box component="form" noValidate onSubmit={save} sx={{ maxWidth: 840, pt: 1 }}>
        <FormFields {...{ fields, form, columns: 2 }} />
        <input type="submit" hidden />
      </Box>
    </Section>
  );
}
