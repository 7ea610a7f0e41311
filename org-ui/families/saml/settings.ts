import { sends } from '../../../web-kit/sends.ts';
import { type OwnInput, settingsOf } from '../../things/settings/form.ts';
import { logoAs } from '../../things/settings/logo.tsx';
import { attributesInput } from './AttributesField.tsx';
import { type Certificate, CertificateField } from './CertificateField.tsx';
import { MetadataImport } from './MetadataImport.tsx';
import { samlRows } from './settingWords.ts';
import { samlTexts as t } from './texts.ts';

/** A certificate of the service provider. It may follow when the application has been created. */
const certificate = (pem: string, fileName: string, missing: string): OwnInput<Certificate> => ({
  blank: { pem: '', fileName: '' },
  read: (app) => ({ pem: app[pem], fileName: app[fileName] }),
  sent: (file) => ({ [pem]: file.pem, [fileName]: file.fileName }),
  problem: (file, at) => (at === 'changing' && !file.pem ? missing : undefined),
  fill: (file, found) => (found[pem] === file.pem ? file : { pem: found[pem], fileName: found[fileName] }),
  Input: CertificateField,
  Shown: ({ value }) => value.fileName || t.none,
});

/** The settings of SAML applications. */
export const samlSettings = settingsOf(
  samlRows,
  {
    logo: logoAs('logo_uri'),
    signingCertificate: certificate('signingCert', 'signature_file_name', t.signatureMissing),
    encryptionCertificate: certificate('encryptCert', 'encrypt_file_name', t.encryptMissing),
    attributes: attributesInput,
  },
  { Filler: MetadataImport, asksAdvanced: true },
);

/** Creates a SAML application of the settings in a form. */
export const createSaml = sends(
  'POST /SAML/create',
  ({ name, logo_uri, ...appData }: Record<string, unknown>) => ({ name, logo_uri, appData }) as never,
);
