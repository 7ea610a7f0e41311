import { roleNames } from '../../../web-kit/languages/french.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What the settings of applications and the roles in the team are called in French. */
export const settings = {
  'things/settings/rows': {
    name: {
      label: 'Nom de l’application',
      help: 'Il est affiché là où les personnes s’inscrivent et se connectent, et dans les invitations.',
      missing: 'Donnez un nom à l’application',
      subject: 'Le nom',
    },
    logo: {
      label: 'Logo',
      help: 'Il est affiché à côté du nom de l’application.',
    },
    accessRequests: {
      label: 'Les personnes peuvent demander l’accès',
      help: 'Une personne que l’organisation connaît et qui n’a pas accès peut le demander sur la page de connexion. Votre équipe est avertie, et l’un de ses membres répond.',
    },
  },
  'things/members/roles': {
    owner: {
      name: roleNames.owner,
      about:
        'Peut tout faire, y compris gérer le forfait, les paiements, les paramètres de sécurité et la fin de l’organisation.',
    },
    administrator: {
      name: roleNames.administrator,
      about:
        'Peut tout faire, sauf gérer le forfait, les paiements, les paramètres de sécurité et la fin de l’organisation.',
    },
    support: {
      name: roleNames.support,
      about:
        'S’occupe des personnes\u00a0: leurs appareils, groupes, invitations et récupérations. Ne modifie rien d’autre.',
    },
    auditor: { name: roleNames.auditor, about: 'Voit tout et ne modifie rien.' },
  },
} satisfies Partial<Catalogue>;
