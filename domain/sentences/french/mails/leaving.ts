import { inUtc } from '../../english/mails/times.ts';
import type { MailLanguage } from '../../mails.ts';

const mistaken = 'En cas d’erreur, prévenez l’assistance Latchkey, qui peut réactiver l’organisation';

/** The mails about an organisation that is suspended or deleted by one of its operators, whose name is `who`. */
export const leaving = {
  'mail.suspended': ({ organisation, who }) => ({
    subject: `L’organisation ${organisation} est suspendue`,
    lines: [
      `${who} a suspendu l’organisation ${organisation}. Personne ne peut s’y connecter et aucune de ses applications ne fonctionne.`,
      `${mistaken}.`,
    ],
    label: 'Ouvrir Latchkey',
  }),
  'mail.deleted': ({ organisation, who, dueAt }) => ({
    subject: `L’organisation ${organisation} va être supprimée`,
    lines: [
      `${who} a demandé la suppression de l’organisation ${organisation}. Plus personne ne peut s’y connecter.`,
      `Le ${inUtc(dueAt)}, tout sera effacé définitivement. ${mistaken} jusqu’à cette date.`,
      'Un forfait payant n’est plus renouvelé et rien de plus n’est débité. Personne d’autre n’obtiendra jamais l’adresse web de l’organisation.',
    ],
    label: 'Ouvrir Latchkey',
  }),
  'mail.backup': ({ organisation, dueAt }) => ({
    subject: `Sauvegarde de l’organisation ${organisation}`,
    lines: [
      `Vous avez demandé la suppression de l’organisation ${organisation} et une sauvegarde de ses données.`,
      `Le lien fonctionne une seule fois, jusqu’au ${inUtc(dueAt)}. L’archive contient des données personnelles\u00a0: conservez-la en lieu sûr.`,
      'Pour importer l’archive dans une autre installation, il vous faut la phrase secrète qui vous a été montrée.',
    ],
    label: 'Télécharger la sauvegarde',
  }),
} satisfies Partial<MailLanguage['mails']>;
