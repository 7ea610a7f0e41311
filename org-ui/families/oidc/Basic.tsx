import { Box, Link, Typography } from '@mui/material';
import { call } from '../../../web-kit/call.ts';
import { readNow } from '../../base/session.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Section } from '../../parts/page/Section.tsx';
import { DeletionButton, SuspensionButton } from '../../things/applications/LifeButtons.tsx';
import { SettingsSection } from '../../things/settings/SettingsSection.tsx';
import {
  grantName,
  hasProblems,
  isOidcChanged,
  noOidcProblems,
  oidcChanges,
  oidcDraftOf,
  oidcProblems,
} from './draft.ts';
import { ChangingFields, Pkce } from './Fields.tsx';
import { type OidcApplication, oidcQuery, oidcVerbs } from './oidc.ts';
import { Secret } from './Secret.tsx';
import { oidcTexts as t } from './texts.ts';

const grid = sideBySide(260);

/** Credentials, settings and integration help of an OpenID application. */
export function Basic({ app }: { app: OidcApplication }) {
  const { appId, token_endpoint_auth_method: method } = app;
  return (
    <>
      <Section title={t.credentials}>
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
  return (
    <SettingsSection
      title={t.general}
      about={`oidc ${appId}`}
      draftOf={() => oidcDraftOf(app)}
      reread={async () => oidcDraftOf(await readNow(oidcQuery(appId)))}
      isChanged={isOidcChanged}
      problemsOf={oidcProblems}
      hasProblems={hasProblems}
      none={noOidcProblems}
      save={(draft) => call('PUT /UpdateOIDCApp/:appId', { appId, payload: oidcChanges(draft) })}
      fields={(form) => (
        <>
          <ChangingFields {...form} />
          <Pkce draft={form.draft} onChange={form.onChange} />
        </>
      )}
      buttons={
        <>
          <SuspensionButton suspended={app.suspended} suspension={oidcVerbs.suspension(app)} />
          <DeletionButton deletion={oidcVerbs.deletion(app)} list="/applications?tab=sso" />
        </>
      }
      reading={(editing) => <Reading app={app} editing={editing} />}
    />
  );
}

/** The settings, read-only. Those that are being edited are left out. */
function Reading({ app, editing }: { app: OidcApplication; editing: boolean }) {
  const { application_type: type, token_endpoint_auth_method: method, grant_types: grants } = app;
  const joined = grants.map(grantName).join(', ');
  return (
    <Box sx={grid}>
      {!editing && (
        <>
          <Field label={t.name}>{app.name}</Field>
          <Uris label={t.redirectUris} uris={app.redirect_uris} />
          <Uris label={t.signOutUris} uris={app.post_logout_redirect_uris} />
          <Field label={t.backchannelUri}>{app.backchannel_logout_uri || t.none}</Field>
        </>
      )}
      {!editing && <Field label={t.pkceLabel}>{app.pkce_required ? t.pkceNeeded : t.pkceOptional}</Field>}
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
