import { names as industries } from '../../../web-kit/data/industries/german.ts';
import { telling } from '../../../web-kit/deeds/deeds.ts';
import { deeds, leading } from '../../../web-kit/deeds/german.ts';
import { features } from '../../../web-kit/features/german.ts';
import { named } from '../../../web-kit/language/named.ts';
import type { Catalogue } from '../../catalogue.ts';
import { deeds as ofStaff } from './deeds.ts';

const told = telling({ ...deeds, ...ofStaff }, leading);

/** What the names mean that the log, the plans and the lists use, in German. */
export const log = {
  'staff/base/industries': { shown: named(industries) },
  'staff/base/log': {
    event: told.title,
    events: (typed) => told.found(typed),
    feature: named(features),
    models: {
      application_ends: 'Ablauf von Zertifikaten und Secrets',
      audit: 'Audit',
      brand_versions: 'Veröffentlichtes Branding',
      device_counts: 'Geräte nach Plattform',
      income: 'Einnahmen',
      memberships: 'Mitglieder von Gruppen',
      openings: 'Öffnungen von Anwendungen',
      organisation_requests: 'Anträge von Organisationen',
      passkey_days: 'Passkey-Schritte nach Tag',
      payments: 'Zahlungen',
      people: 'Personen',
      radius_sessions: 'RADIUS-Sitzungen',
      sign_in_hours: 'Anmeldungen nach Stunde',
      sign_ins: 'Anmeldungen nach Tag',
      staff: 'Betreiber',
      staff_passkeys: 'Passkeys des Betreibers',
      streams: 'Streams',
      user_months: 'Anmeldungen von Benutzern nach Monat',
      visits: 'Besuche',
      widenings: 'Erweiterte Grenzen',
      recoveries: 'Wiederherstellungen',
    },
    kinds: {
      addressLimits: 'Adressgrenzen',
      admin: 'Betreiber',
      application: 'Anwendung',
      brand: 'Branding',
      contact: 'Kontaktanfrage',
      device: 'Gerät',
      directorySync: 'Benutzer-Synchronisierung',
      erasure: 'Löschung personenbezogener Daten',
      group: 'Gruppe',
      helpRequest: 'Bitte um Hilfe',
      installation: 'Installation',
      invite: 'Einladung',
      inviteRun: 'Einladungen aus einer Liste',
      invoice: 'Rechnung',
      invoiceBook: 'Rechnungsnummern',
      invoicing: 'Rechnungsstellung',
      keyring: 'Schlüssel und Zertifikate',
      letter: 'Unzustellbare E-Mail',
      licence: 'Lizenz',
      licensing: 'Signatur von Lizenzen',
      mail: 'E-Mail',
      operator: 'Operator',
      organisation: 'Organisation',
      passkeySteps: 'Passkey-Schritte',
      paymentNotice: 'Zahlungsnachricht',
      person: 'Person',
      plan: 'Tarif',
      pushSubscription: 'Installierte App',
      pushes: 'Push-Nachrichten',
      reaction: 'Reaktion',
      recovery: 'Wiederherstellung des Zugangs',
      refusal: 'Ablehnung',
      roster: 'Liste des Betreibers',
      subscription: 'Abonnement',
      transaction: 'Anmeldung',
      user: 'Benutzer',
      video: 'Video',
      radiusAccounting: 'RADIUS-Accounting',
      radiusClient: 'RADIUS-Client',
      radiusSetting: 'RADIUS-Einstellungen',
    },
  },
} satisfies Partial<Catalogue>;
