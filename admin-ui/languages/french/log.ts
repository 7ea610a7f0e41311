import { names as industries } from '../../../web-kit/data/industries/french.ts';
import { telling } from '../../../web-kit/deeds/deeds.ts';
import { deeds } from '../../../web-kit/deeds/french.ts';
import { features } from '../../../web-kit/features/french.ts';
import { named } from '../../../web-kit/language/named.ts';
import type { Catalogue } from '../../catalogue.ts';
import { deeds as ofStaff } from './deeds.ts';

const told = telling({ ...deeds, ...ofStaff });

/** What the names mean that the log, the plans and the lists use, in French. */
export const log = {
  'staff/base/industries': { shown: named(industries) },
  'staff/base/log': {
    event: told.title,
    events: (typed) => told.found(typed),
    feature: named(features),
    models: {
      application_ends: 'Échéances de certificats et de secrets',
      audit: 'Journal d’audit',
      brand_versions: 'Image de marque publiée',
      device_counts: 'Appareils par plateforme',
      income: 'Revenus',
      memberships: 'Membres de groupes',
      openings: 'Ouvertures d’applications',
      organisation_requests: 'Demandes d’organisations',
      passkey_days: 'Étapes des clés d’accès par jour',
      payments: 'Paiements',
      people: 'Personnes',
      radius_sessions: 'Sessions RADIUS',
      sign_in_hours: 'Connexions par heure',
      sign_ins: 'Connexions par jour',
      staff: 'Personnel',
      staff_passkeys: 'Clés d’accès du personnel',
      streams: 'Flux',
      user_months: 'Connexions d’utilisateurs par mois',
      visits: 'Visites',
      widenings: 'Limites élargies',
      recoveries: 'Récupérations',
    },
    kinds: {
      addressLimits: 'Limites d’adresses',
      admin: 'Personnel',
      application: 'Application',
      brand: 'Image de marque',
      contact: 'Demande de contact',
      device: 'Appareil',
      directorySync: 'Synchronisation d’utilisateurs',
      erasure: 'Effacement de données personnelles',
      group: 'Groupe',
      helpRequest: 'Demande d’aide',
      installation: 'Installation',
      invite: 'Invitation',
      inviteRun: 'Invitations d’une liste',
      invoice: 'Facture',
      invoiceBook: 'Numéros de facture',
      invoicing: 'Facturation',
      keyring: 'Clés et certificats',
      letter: 'E-mail non remis',
      licence: 'Licence',
      licensing: 'Signature des licences',
      mail: 'E-mail',
      operator: 'Opérateur',
      organisation: 'Organisation',
      passkeySteps: 'Étapes des clés d’accès',
      paymentNotice: 'Avis de paiement',
      person: 'Personne',
      plan: 'Forfait',
      pushSubscription: 'Application installée',
      pushes: 'Messages push',
      reaction: 'Réaction',
      recovery: 'Récupération d’accès',
      refusal: 'Refus',
      roster: 'Liste du personnel',
      subscription: 'Abonnement',
      transaction: 'Connexion',
      user: 'Utilisateur',
      video: 'Vidéo',
      radiusAccounting: 'Comptabilité RADIUS',
      radiusClient: 'Client RADIUS',
      radiusSetting: 'Paramètres RADIUS',
    },
  },
} satisfies Partial<Catalogue>;
