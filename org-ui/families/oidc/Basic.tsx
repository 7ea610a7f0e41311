import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { sends } from '../../../web-kit/sends.ts';
import { readNow } from '../../base/session.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Section } from '../../parts/page/Section.tsx';
import { DeletionButton, SuspensionButton } from '../../things/applications/LifeButtons.tsx';
import { SettingsDialog } from '../../things/settings/SettingsDialog.tsx';
import { SettingsForm } from '../../things/settings/SettingsForm.tsx';
import { type OidcApplication, oidcQuery, oidcVerbs } from './oidc.ts';
import { Secret } from './Secret.tsx';
import { oidcAuthentication, oidcSettings } from './settings.ts';
import { oidcTexts as t } from './texts.ts';

const grid = sideBySide(260);
const updating = (appId: string) =>
  sends('PUT /UpdateOIDCApp/:appId', (payload: Record<string, unknown>) => ({ appId, payload }));

/** Credentials, settings and integration help of an OpenID application. */
export function Basic({ app }: { app: OidcApplication }) {
  const { appId, token_endpoint_auth_method: method } = app;
  const [changing, setChanging] = useState(false);
  const save = updating(appId);
  return (
    <>
      <Section
        title={t.credentials}
        buttons={
          <OpenButton to={save} onClick={() => setChanging(true)}>
            {t.authentication.change}
          </OpenButton>
        }
      >
        <Box sx={grid}>
          <Field label={t.clientId} copyable={appId}>
            <code>{appId}</code>
          </Field>
          {method !== 'none' && <Secret {...app} />}
        </Box>
      </Section>
      {changing && (
        <SettingsDialog
          title={t.authentication.change}
          text={t.authentication.about}
          settings={oidcAuthentication}
          app={app}
          save={save}
          onClose={() => setChanging(false)}
        />
      )}
      <General app={app} />
      <Help />
    </>
  );
}

function General({ app }: { app: OidcApplication }) {
  const { appId } = app;
  const facts = (
    <>
      <Field label={t.myDomain} copyable={location.host}>
        {location.host}
      </Field>
      <Field label={t.issuer} copyable={location.origin}>
        {location.origin}
      </Field>
    </>
  );
  return (
    <SettingsForm
      title={t.general}
      settings={oidcSettings}
      app={app}
      reread={() => readNow(oidcQuery(appId))}
      save={updating(appId)}
      buttons={
        <>
          <SuspensionButton suspended={app.suspended} suspension={oidcVerbs.suspension(app)} />
          <DeletionButton deletion={oidcVerbs.deletion(app)} list="/applications?tab=sso" />
        </>
      }
      facts={{ general: { after: facts } }}
    />
  );
}

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
