import { telling } from '../../../web-kit/deeds/deeds.ts';
import { deeds } from '../../../web-kit/deeds/french.ts';
import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('fr');

/** What the audit reports say in French. */
export const audit = {
  'things/audit': {
    columns: {
      appName: 'Application',
      action: 'Action',
      category: 'Catégorie',
      method: 'Méthode',
      fromIP: 'IP',
      statusCode: 'Code',
      status: 'État',
      responseTime: 'Durée',
      createdAt: 'Date',
    },
    statuses: { Info: 'Info', Error: 'Erreur' },
    ms: (milliseconds) => `${milliseconds}\u00a0ms`,
    filter: 'Filtrer par type',
    all: 'Tout',
    value: 'Valeur',
    start: 'Date de début',
    end: 'Date de fin',
    empty: 'Aucun enregistrement dans cette période.',
    span: 'Affichage initial\u00a0: les dernières 24 heures. Afficher\u00a0:',
    spans: { day: '24 heures', week: '7 jours', month: '30 jours', all: 'Tout' },
    member: 'Membre',
    allMembers: 'Tous les membres',
    choice: {
      title: 'Quel membre\u00a0?',
      search: 'Rechercher un membre…',
      results: 'Membres',
      none: 'Il n’y a encore personne dans l’équipe.',
    },
    allColumns: 'Toutes les colonnes',
    sentences: {
      what: 'Événement',
      outcome: 'Résultat',
      from: 'Depuis',
      about: 'Sujet',
      all: 'Tout',
      doneShort: 'Fait',
      refusedShort: 'Refusé',
      system: 'Avec les notes du système',
      did: (who, deed) => `${who} ${deed}`,
      refused: (who, why) => `${who} a essuyé un refus\u00a0: ${why}`,
      more: (count) => (count < 2 ? 'Et un autre refus.' : `Et ${number(count)} autres refus.`),
      roles: {
        operator: 'Un ancien membre',
        user: 'Un utilisateur',
        system: 'Le système',
        admin: 'Le personnel',
        visitor: 'Un visiteur',
        onboarding: 'Quelqu’un en cours d’inscription',
      },
      categories: {
        refusal: 'Refus',
        transaction: 'Connexions et demandes',
        user: 'Utilisateurs',
        person: 'Personnes',
        device: 'Appareils',
        group: 'Groupes',
        invite: 'Invitations',
        application: 'Applications',
        operator: 'Membres de l’équipe',
        organisation: 'L’organisation',
      },
    },
    deeds: telling(deeds),
    failed: 'Le journal d’audit n’a pas pu être chargé',
    user: {
      title: 'Audit de l’utilisateur',
      details: 'Requête et réponse',
      detailsOf: (action, at) => `${action}, ${at}`,
      request: 'Données de la requête',
      response: 'Données de la réponse',
      nothing: 'Rien n’a été envoyé.',
    },
  },
  'pages/audit': {
    title: 'Audit des opérateurs',
    of: (member) => `Ce que ${member} a fait, et ce qui a été refusé.`,
    team: 'Ce que toute l’équipe a fait, et ce qui a été refusé.',
    user: {
      title: 'Audit de l’utilisateur',
    },
  },
} satisfies Partial<Catalogue>;
