import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { CommandButton } from '../../web-kit/CommandButton.tsx';
import { call } from '../../web-kit/call.ts';
import { focusFirstWrong } from '../../web-kit/form/focus.ts';
import { useVerb } from '../../web-kit/verb.ts';
import { Field } from '../copy/Field.tsx';
import { useEditing } from '../shell/kept.ts';
import { Restored } from '../shell/Restored.tsx';
import { SaveButtons } from '../shell/SaveButtons.tsx';
import { Section } from '../shell/Section.tsx';
import { texts } from '../texts.ts';
import {
  hasProblems,
  isOidcChanged,
  noOidcProblems,
  oidcChanges,
  oidcDraftOf,
  oidcProblems,
} from './draft.ts';
import { ChangingFields } from './Fields.tsx';
import { type OidcApplication, oidcVerbs, staleOidc } from './oidc.ts';
import { Secret } from './Secret.tsx';
import { oidcTexts as t } from './texts.ts';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
} as const;

/** Credentials, settings and integration help of an OpenID application. */
export function Basic({ app }: { app: OidcApplication }) {
  const { appId, token_endpoint_auth_method: method } = app;
  return (
    <>
      <Section title={texts.view.credentials}>
        <Box sx={grid}>
          <Field label={t.clientId} copyable={appId}>
            <code>{appId}</code>
          </Field>
          {method !== 'none' && <Secret appId={appId} />}
        </Box>
      </Section>
      <General app={app} />
      <Help />
    </>
  );
}

function General({ app }: { app: OidcApplication }) {
  const { appId } = app;
  const navigate = useNavigate();
  const { editing, restored, edit, change, leave } = useEditing(`oidc ${appId}`, isOidcChanged);
  const [tried, setTried] = useState(false);
  const problems = editing ? oidcProblems(editing.next, editing.before) : noOidcProblems;
  const close = () => {
    leave();
    setTried(false);
  };
  const saving = useVerb({
    run: () => call('PUT /UpdateOIDCApp/:appId', { appId, payload: oidcChanges(editing!.next) }),
    done: texts.applications.updatedNow,
    failed: texts.applications.updateFailed,
    invalidates: staleOidc,
    onDone: close,
  });
  const save = (event?: FormEvent<HTMLElement>) => {
    event?.preventDefault();
    setTried(true);
    if (!hasProblems(problems)) saving.mutate();
    else if (event) focusFirstWrong(event.currentTarget);
  };
  const buttons = editing ? (
    <SaveButtons discard={close} save={() => save()} busy={saving.isPending} />
  ) : (
    <>
      <Button startIcon={<EditOutlined />} onClick={() => edit(oidcDraftOf(app))}>
        {texts.common.edit}
      </Button>
      <CommandButton
        {...oidcVerbs.deletion(app)}
        label={texts.common.delete}
        onDone={() => navigate('/applications?tab=sso')}
        color="error"
        icon={<DeleteOutlined />}
      />
    </>
  );
  return (
    <Section title={texts.view.general} buttons={buttons}>
      {restored && <Restored text={texts.restored.settings} onDiscard={close} />}
      <Stack spacing={3}>
        {editing && (
          <Box component="form" noValidate onSubmit={save} sx={{ maxWidth: 720 }}>
            <Stack spacing={3}>
              <ChangingFields
                draft={editing.next}
                problems={tried ? problems : noOidcProblems}
                onChange={change}
              />
              <input type="submit" hidden />
            </Stack>
          </Box>
        )}
        <Reading app={app} editing={editing !== undefined} />
      </Stack>
    </Section>
  );
}

/** The settings, read-only. Those that are being edited are left out. */
function Reading({ app, editing }: { app: OidcApplication; editing: boolean }) {
  const { application_type: type, token_endpoint_auth_method: method, grant_types: grants } = app;
  const joined = grants.join(', ');
  return (
    <Box sx={grid}>
      {!editing && (
        <>
          <Field label={texts.fields.name}>{app.name}</Field>
          <Uris label={t.redirectUris} uris={app.redirect_uris} />
          <Uris label={t.signOutUris} uris={app.post_logout_redirect_uris} />
        </>
      )}
      <Field label={t.type} copyable={type}>
        {type}
      </Field>
      <Field label={t.method} copyable={method}>
        {method}
      </Field>
      <Field label={t.grants} copyable={joined}>
        {joined}
      </Field>
      <Field label={t.myDomain} copyable={location.host}>
        {location.host}
      </Field>
      <Field label={t.issuer} copyable={location.origin}>
        {location.origin}
      </Field>
    </Box>
  );
}
const Uris = ({ label, uris }: { label: string; uris: readonly string[] }) => (
  <Field label={label}>{uris.length ? uris.map((uri) => <div key={uri}>{uri}</div>) : t.none}</Field>
);

function Help() {
  const discovery = `${location.origin}/.well-known/openid-configuration`;
  return (
    <Section title={t.help}>
      <Typography sx={{ mb: 2 }}>{t.helpText}</Typography>
      <Field label={t.discovery} copyable={discovery}>
        <Link href={discovery} target="_blank" rel="noreferrer">
          {discovery}
        </Link>
      </Field>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t.pkce}
      </Typography>
    </Section>
  );
}
