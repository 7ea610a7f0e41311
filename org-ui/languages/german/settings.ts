import { roleNames } from '../../../web-kit/languages/german.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What the settings of applications and the roles in the team are called, in German. */
export const settings = {
  'things/settings/rows': {
    name: {
      label: 'Name der Anwendung',
      help: 'Personen sehen ihn, wo sie sich registrieren und anmelden, und in Einladungen.',
      missing: 'Bitte geben Sie der Anwendung einen Namen',
      subject: 'Der Name',
    },
    logo: {
      label: 'Logo',
      help: 'Personen sehen es neben dem Namen der Anwendung.',
    },
    accessRequests: {
      label: 'Personen dürfen Zugriff anfragen',
      help: 'Wer Ihrer Organisation bekannt ist und keinen Zugriff hat, kann auf der Anmeldeseite darum bitten. Ihr Team wird benachrichtigt, und jemand aus dem Team antwortet.',
    },
  },
  'things/members/roles': {
    owner: {
      name: roleNames.owner,
      about: 'Darf alles, auch Tarif, Zahlungen, Sicherheitseinstellungen und das Ende der Organisation.',
    },
    administrator: {
      name: roleNames.administrator,
      about: 'Darf alles außer Tarif, Zahlungen, Sicherheitseinstellungen und Ende der Organisation.',
    },
    support: {
      name: roleNames.support,
      about:
        'Kümmert sich um Personen: ihre Geräte, Gruppen, Einladungen und Wiederherstellung. Ändert sonst nichts.',
    },
    auditor: { name: roleNames.auditor, about: 'Sieht alles und ändert nichts.' },
  },
} satisfies Partial<Catalogue>;
