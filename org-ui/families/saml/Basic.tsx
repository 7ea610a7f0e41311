import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button } from '@mui/material';
import { call } from '../../../web-kit/call.ts';
import { readNow } from '../../base/session.ts';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Section } from '../../parts/page/Section.tsx';
import { DeletionButton, SuspensionButton } from '../../things/applications/LifeButtons.tsx';
import { SettingsSection } from '../../things/settings/SettingsSection.tsx';
import { Certificates } from './Certificates.tsx';
import { download } from './download.ts';
import {
  hasSamlProblems,
  isSamlChanged,
  nameIds,
  noSamlProblems,
  samlChanges,
  samlDraftOf,
  samlProblems,
} from './draft.ts';
import { SamlFields } from './Fields.tsx';
import { type SamlDetail, samlQuery, samlVerbs } from './saml.ts';
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
          {`${t.view}: ${t.metadata}`}
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
      <SuspensionButton suspended={app.suspended} suspension={samlVerbs.suspension(app)} />
      <DeletionButton deletion={samlVerbs.deletion(app)} list="/applications?tab=sso" />
    </>
  );
  return (
    <SettingsSection
      title={t.sp}
      about={`saml ${appId}`}
      draftOf={() => samlDraftOf(app)}
      reread={async () => samlDraftOf(await readNow(samlQuery(appId)))}
      isChanged={isSamlChanged}
      problemsOf={samlProblems}
      hasProblems={hasSamlProblems}
      none={noSamlProblems}
      save={(draft) => call('PUT /SAML/update/:appId', { appId, ...samlChanges(draft) })}
      fields={(form) => <SamlFields {...form} />}
      buttons={buttons}
      reading={(editing) => !editing && <Reading app={app} />}
    />
  );
}

/** The settings, read-only. */
function Reading({ app }: { app: SamlDetail }) {
  const nameId = nameIds.find(({ value }) => value === app.nameIdformat)?.label;
  const shown: readonly [label: string, value: string, copyable?: boolean][] = [
    [t.name, app.name],
    [t.acsUrl, app.acsUrl, true],
    [t.slo, app.sloUrl, true],
    ...(app.sloResponseUrl ? [[t.sloResponse, app.sloResponseUrl, true] as [string, string, boolean]] : []),
    [t.audience, app.entityID, true],
    [t.relayState, app.relayState, true],
    [t.nameId, nameId ?? app.nameIdformat],
    [t.response, app.authnRequestsSigned ? t.responses.yes : t.responses.no],
    [t.assertion, app.wantMessageSigned ? t.assertions.yes : t.assertions.no],
    ...(app.wantMessageSigned ? [[t.encryptionUpload, app.encrypt_file_name] as [string, string]] : []),
    ...(app.authnRequestsSigned ? [[t.signatureUpload, app.signature_file_name] as [string, string]] : []),
    [t.context, app.authContextClass],
    [t.algorithm, app.signature_algorithm],
    [t.singleLogout, app.enable_single_logout ? t.on : t.off],
    [t.otherAcs, app.otherAcsUrls.join(', ')],
  ];
  return (
    <Box sx={grid}>
      {shown.map(([label, value, copyable]) => (
        <Field key={label} label={label} {...(copyable && value ? { copyable: value } : {})}>
          {value || t.none}
        </Field>
      ))}
    </Box>
  );
}
