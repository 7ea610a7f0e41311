import type { SettingWords } from './catalogue.ts';

/** What the settings of SAML applications are called, in German. */
export const words: SettingWords = {
  'families/saml/settings': {
    acsUrl: {
      label: 'ACS-URL',
      help: 'Die Adresse, an die Anmeldungen gesendet werden. Sie muss genau übereinstimmen.',
      missing: 'Bitte geben Sie die ACS-URL ein',
      subject: 'Diese Adresse',
    },
    sloUrl: {
      label: 'SLO-URL',
      help: 'Die Adresse für Single Logout. Lassen Sie das Feld leer, wenn der Service Provider keine hat.',
      subject: 'Diese Adresse',
    },
    sloResponseUrl: {
      label: 'SLO-Antwort-URL',
      help: 'Nur wenn Antworten auf eigene Anfragen an eine andere Adresse gehen: die ResponseLocation der Metadaten.',
      subject: 'Diese Adresse',
    },
    entityId: {
      label: 'Audience-URI (Entity ID)',
      help: 'Der Name des Service Providers, aus dessen Metadaten.',
      missing: 'Bitte geben Sie die Audience-URI (Entity ID) ein',
      subject: 'Die Entity ID',
    },
    relayState: {
      label: 'Standard-RelayState',
      help: 'Wird mitgesendet, wenn eine Anmeldung hier beginnt. Oft die Seite, die zuerst gezeigt wird.',
      subject: 'Der RelayState',
    },
    nameIdFormat: {
      label: 'Name-ID-Format',
      help: 'Woran der Service Provider eine Person erkennt: an einer Adresse, einer eigenen ID, einer jedes Mal neuen ID oder dem Benutzernamen.',
      of: {
        'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress': 'E-Mail-Adresse',
        'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified': 'Nicht festgelegt',
        'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent': 'Persistent',
        'urn:oasis:names:tc:SAML:2.0:nameid-format:transient': 'Transient',
      },
    },
    otherNameIdFormats: {
      label: 'Andere Name-ID-Formate, die Anfragen verlangen',
      help: 'Ob eine Anfrage das verlangte Format bekommt oder nur das der Anwendung.',
      words: { yes: 'Werden beantwortet', no: 'Werden abgelehnt' },
    },
    signed: {
      label: 'Antwort',
      words: { yes: 'Signiert', no: 'Nicht signiert' },
      help: 'Signiert: Die ganze Antwort ist signiert, und Anfragen müssen es sein. Nicht signiert: Die Assertion in der Antwort ist signiert, und Anfragen müssen es nicht sein.',
    },
    signingCertificate: {
      label: 'Signaturzertifikat des Service Providers',
      help: 'Damit werden die Signaturen seiner Anfragen geprüft. Seine Metadaten dürfen bis zu drei nennen, damit er seinen Schlüssel wechseln kann.',
    },
    encrypted: {
      label: 'Verschlüsselung der Assertion',
      help: 'Verschlüsselt: Nur der Service Provider kann lesen, was er über eine Person erfährt.',
      words: { yes: 'Verschlüsselt', no: 'Nicht verschlüsselt' },
    },
    encryptionCertificate: {
      label: 'Verschlüsselungszertifikat des Service Providers',
      help: 'Dafür werden Assertions verschlüsselt. Lesen kann sie, wer den Schlüssel dazu hat.',
    },
    authContext: {
      label: 'Authentifizierungskontext (Klasse)',
      help: 'Was der Service Provider über die Art der Anmeldung erfährt, wenn er nichts anderes verlangt.',
    },
    otherAuthContexts: {
      label: 'Weitere Authentifizierungskontexte, die Anfragen verlangen dürfen',
      help: 'Eine Anfrage, die einen davon verlangt, bekommt ihn genannt. Verlangt sie etwas anderes, wird sie abgelehnt.',
      reads: 'Weitere Authentifizierungskontexte',
    },
    attributes: {
      label: 'Attribute',
      help: 'Was der Service Provider über eine Person erfährt. Attribute, zu denen nichts bekannt ist, werden weggelassen.',
    },
    signatureAlgorithm: {
      label: 'Signaturalgorithmus',
      help: 'Damit signieren wir. Wählen Sie nur dann einen anderen, wenn der Service Provider ihn verlangt.',
    },
    singleLogout: {
      label: 'Single Logout',
      help: 'Abmeldungen werden an den Service Provider weitergegeben und von ihm angenommen.',
    },
    metadataUrl: {
      label: 'Metadaten-URL des Service Providers',
      help: 'Seine Einstellungen können jederzeit mit denen unter dieser Adresse verglichen werden. Lassen Sie das Feld leer, wenn es keine gibt.',
      subject: 'Diese Adresse',
    },
    otherAcsUrls: {
      label: 'Weitere ACS-URLs',
      help: 'Anfragen dürfen eine dieser Adressen anstelle der ACS-URL nennen.',
      subject: 'Diese Adresse',
    },
  },
  'families/saml/attributes': {
    sources: {
      userId: 'Benutzer-ID',
      username: 'Benutzername',
      email: 'E-Mail',
      name: 'Name',
      given_name: 'Vorname',
      middle_name: 'Weitere Vornamen',
      family_name: 'Nachname',
      phone_number: 'Telefonnummer',
      birthdate: 'Geburtsdatum',
      picture: 'Bild',
      website: 'Website',
      street_address: 'Straße und Hausnummer',
      postal_code: 'Postleitzahl',
      city: 'Ort',
      region: 'Region',
      country: 'Land',
      secondary_email: 'Sekundäre E-Mail',
      locale: 'Sprache',
      employee_number: 'Personalnummer',
      organization: 'Organisation',
      division: 'Bereich',
      department: 'Abteilung',
      manager_id: 'ID der Führungskraft',
      manager: 'Führungskraft',
      groups: 'Gruppen',
      custom: 'Eigenes Attribut',
      fixed: 'Fester Wert',
    },
    sets: { usual: 'Üblich', microsoft: 'Microsoft 365 und ADFS' },
  },
};
