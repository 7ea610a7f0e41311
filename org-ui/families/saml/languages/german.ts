import { fullSentence } from '../../../../web-kit/fullSentence.ts';
import type { SamlWords } from './catalogue.ts';
import { words as settings } from './settings/german.ts';

/** What SAML applications say, in German. */
export const words: SamlWords = {
  ...settings,
  'families/saml': {
    done: 'Geben Sie Ihrem Service Provider die Adresse der Metadaten, die auf der Seite der Anwendung steht.',
    idp: 'Identity Provider',
    sp: 'Service Provider',
    metadata: 'Metadaten',
    view: 'Ansehen',
    download: 'Herunterladen',
    downloadIdp: 'IDP-Metadaten herunterladen',
    downloadSp: 'SP-Metadaten herunterladen',
    ssoUrl: 'Single-Sign-On-URL',
    sloUrl: 'Single-Logout-URL',
    entityId: 'Entity ID',
    startUrl: 'Link zur Anmeldung von hier aus',
    signingCert: 'Signaturzertifikat',
    encryptCert: 'Verschlüsselungszertifikat',
    downloadCert: (what) => `${what} herunterladen`,
    certificates: 'Zertifikate',
    certificatesHint:
      'Das Zertifikat gehört Ihrer Organisation, deshalb verwenden es alle ihre SAML-Anwendungen. Um es zu ersetzen, erstellen Sie ein zweites, geben Sie es jedem Service Provider, verwenden Sie es, und entfernen Sie das erste.',
    signs: 'Signiert zurzeit',
    waits: 'Veröffentlicht, signiert nicht',
    validUntil: (day) => `Gültig bis ${day}`,
    addCertificate: 'Zweites Zertifikat erstellen',
    added: 'Zertifikat erstellt',
    use: 'Dieses Zertifikat verwenden',
    useAsks:
      'Ab jetzt mit diesem Zertifikat signieren? Service Provider, die es noch nicht kennen, lehnen Anmeldungen ab, bis sie es haben.',
    used: 'Zertifikat in Gebrauch',
    remove: 'Entfernen',
    removeAsks:
      'Dieses Zertifikat entfernen? Es wird nicht mehr veröffentlicht und kann nicht zurückgeholt werden.',
    removed: 'Zertifikat entfernt',
    upload: 'Datei wählen',
    uploadHint: 'Eine .crt- oder .pem-Datei',
    uploadWrong: 'Diese Datei enthält kein Zertifikat im PEM-Format.',
    removeFile: (what) => `${what} entfernen`,
    encryptMissing: 'Bitte laden Sie ein Verschlüsselungszertifikat hoch',
    signatureMissing: 'Bitte laden Sie ein Signaturzertifikat hoch',
    none: 'Keine Angabe',
    import: {
      title: 'Metadaten des Service Providers',
      given: 'XML oder eine Adresse',
      hint: 'Fügen Sie die Metadaten ein, wählen Sie ihre Datei, oder geben Sie ihre https-Adresse ein. Sie füllen das Formular unten; gespeichert wird noch nichts.',
      file: 'Metadatendatei wählen',
      read: 'Metadaten lesen',
      done: 'Das Formular ist ausgefüllt',
    },
    fresh: {
      title: 'Die Metadaten des Service Providers haben sich geändert',
      compare: 'Mit Metadaten vergleichen',
      same: 'Die Einstellungen entsprechen den Metadaten',
      failed: (when, why) =>
        `Die Metadaten konnten nicht gelesen werden (${when}). ${fullSentence(why)} Anmeldungen laufen mit den Einstellungen unten weiter.`,
      tookOver: (when, what) => `Aus den Metadaten übernommen (${when}): ${what}`,
      change: (what, before, next) => `${what}: ${before} → ${next}`,
      another: (what) => `${what}: neuer oder kein Wert`,
      take: 'Übernehmen',
      taken: 'Anwendung gespeichert',
    },
    attributes: {
      at: (label, place) => `${label} ${place}`,
      name: 'Attribut',
      format: 'Namensformat',
      friendlyName: 'Friendly Name',
      source: 'Quelle',
      value: 'Wert',
      prefix: 'Präfix der Gruppen',
      custom: 'Eigenes Attribut',
      fromCustom: (name) => `Eigenes Attribut ${name}`,
      from: (source, prefix) => (prefix ? `${source} (${prefix}…)` : source),
      set: 'Attribute mit den Namen von',
      setHint: 'Ersetzt alle Attribute unten durch die, die dieser Service Provider erwartet.',
      missing: 'Bitte geben Sie jedem Attribut einen Namen und jedem festen einen Wert',
      add: 'Attribut hinzufügen',
      remove: (place) => `Attribut ${place} entfernen`,
    },
    ended: (use) =>
      `Das ${use === 'signing' ? 'Signaturzertifikat' : 'Verschlüsselungszertifikat'} des Service Providers ist abgelaufen. Laden Sie das nachfolgende hoch.`,
    missing:
      'Ein Zertifikat des Service Providers fehlt. Bis es hochgeladen ist, müssen Anfragen nicht signiert sein, und Assertions werden nicht verschlüsselt.',
  },
  'families/saml/words': {
    label: 'SAML 2.0',
    list: 'SAML-Anwendungen',
    empty: 'Noch keine SAML-Anwendungen. Fügen Sie die erste hinzu.',
  },
};
