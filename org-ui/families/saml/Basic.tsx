import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button } from '@mui/material';
import { pair } from '../../../web-kit/format.ts';
import { sends } from '../../../web-kit/sends.ts';
import { readNow } from '../../base/session.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Section } from '../../parts/page/Section.tsx';
import { DeletionButton, SuspensionButton } from '../../things/applications/LifeButtons.tsx';
import { SettingsForm } from '../../things/settings/SettingsForm.tsx';
import { Certificates } from './Certificates.tsx';
import { download } from './download.ts';
import { FreshMetadata, MetadataState } from './FreshMetadata.tsx';
import { type SamlDetail, samlQuery, samlVerbs } from './saml.ts';
import { samlSettings } from './settings.ts';
import { samlTexts as t } from './texts.ts';

const grid = sideBySide(280);

/** Both sides of the connection of a SAML application, and the certificates of the organisation. */
export function Basic({ app }: { app: SamlDetail }) {
  const lacks = (app.wantMessageSigned && !app.encryptCert) || (app.authnRequestsSigned && !app.signingCert);
  return (
    <>
      {lacks && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t.missing}
        </Alert>
      )}
      {app.endedCertificates.map((use) => (
        <Alert key={use} severity="warning" sx={{ mb: 2 }}>
          {t.ended(use)}
        </Alert>
      ))}
      <IdentityProvider app={app} />
      <ServiceProvider app={app} />
      <Certificates certificates={app.idp.certificates} />
    </>
  );
}

function IdentityProvider({ app: { idp } }: { app: SamlDetail }) {
  return (
    <Section title={t.idp}>
      <Box sx={grid}>
        <Field label={t.metadata} copyable={idp.metadataUrl}>
          {idp.metadataUrl}
        </Field>
        <Field label={t.entityId} copyable={idp.entityID}>
          {idp.entityID}
        </Field>
        <Field label={t.ssoUrl} copyable={idp.ssoUrl}>
          {idp.ssoUrl}
        </Field>
        <Field label={t.sloUrl} copyable={idp.sloUrl}>
          {idp.sloUrl}
        </Field>
        <Field label={t.startUrl} copyable={idp.startUrl}>
          {idp.startUrl}
        </Field>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button component="a" href={`${idp.metadataUrl}?view`} target="_blank" rel="noreferrer">
          {pair(t.view, t.metadata)}
        </Button>
        <Button
          component="a"
          href={idp.metadataUrl}
          download="idp_metadata.xml"
          startIcon={<DownloadOutlined />}
        >
          {t.downloadIdp}
        </Button>
        <Pem what={t.signingCert} name="signing.pem" pem={idp.signingCert} />
        <Pem what={t.encryptCert} name="encryption.pem" pem={idp.encryptCert} />
      </Box>
    </Section>
  );
}
const Pem = ({ what, name, pem }: { what: string; name: string; pem: string }) => (
  <Button startIcon={<DownloadOutlined />} onClick={() => download(name, pem)}>
    {t.downloadCert(what)}
  </Button>
);

function ServiceProvider({ app }: { app: SamlDetail }) {
  const { appId } = app;
  const buttons = (
    <>
      <Button
        component="a"
        href={`/SAML/sp/metadata/${appId}`}
        download="sp_metadata.xml"
        startIcon={<DownloadOutlined />}
      >
        {t.downloadSp}
      </Button>
      {app.metadata_url && <FreshMetadata app={app} />}
      <SuspensionButton suspended={app.suspended} suspension={samlVerbs.suspension(app)} />
      <DeletionButton deletion={samlVerbs.deletion(app)} list="/applications?tab=sso" />
    </>
  );
  return (
    <>
      <MetadataState app={app} />
      <SettingsForm
        title={t.sp}
        settings={samlSettings}
        app={app}
        reread={() => readNow(samlQuery(appId))}
        save={sends('PUT /SAML/update/:appId', (changes) => ({ appId, ...changes }))}
        buttons={buttons}
      />
    </>
  );
}
