import type { MailLanguage } from '../../mails.ts';

/** The mails about what people ask an organisation for. */
export const help = {
  'mail.accessAsked': ({ who, application }) => ({
    subject: `${who} demande l’accès à ${application}`,
    lines: [
      `${who}, que votre organisation connaît, a essayé de se connecter à ${application} sans y avoir accès.`,
      'Répondez dans la console, sous «\u00a0Demandes d’accès\u00a0». Sans réponse, la demande prend fin au bout de 30 jours.',
    ],
    label: 'Voir la demande',
  }),
  'mail.deviceLost': ({ organisation }) => ({
    subject: 'Avez-vous perdu votre appareil\u00a0?',
    lines: [
      `Quelqu’un (vous, espérons-le) a signalé la perte de votre appareil sur la page de connexion de l’organisation ${organisation}. Ouvrez le lien pour lui demander de vous redonner accès.`,
      'Le lien fonctionne pendant deux jours. Si ce n’était pas vous, ignorez cet e-mail\u00a0: rien ne se passera.',
    ],
    label: 'Demander à retrouver l’accès',
  }),
  'mail.deviceAsked': ({ who }) => ({
    subject: `${who} a perdu un appareil`,
    lines: [
      `${who} demande à retrouver l’accès sans cet appareil. Assurez-vous, par un autre moyen que l’e-mail, que la demande vient bien de cette personne.`,
      'Répondez dans la console, sous «\u00a0Demandes d’accès\u00a0». Sans réponse, la demande prend fin au bout de 30 jours.',
    ],
    label: 'Voir la demande',
  }),
  'mail.deviceDeclined': ({ organisation }) => ({
    subject: 'Votre demande d’accès sans appareil est refusée',
    lines: [
      `Vous avez demandé à retrouver l’accès sans votre appareil. ${organisation} a refusé.`,
      'Si vous en avez tout de même besoin, adressez-vous à ses responsables.',
    ],
    label: `Ouvrir ${organisation}`,
  }),
  'mail.erasureAsked': ({ who }) => ({
    subject: `Demande d’effacement\u00a0: ${who}`,
    lines: [
      `Sur sa propre page, ${who} demande à votre organisation d’effacer ce qu’elle sait à son sujet. Rien n’a encore été effacé.`,
      'Répondez dans la console, sous «\u00a0Demandes d’accès\u00a0», et supprimez-y la personne. Sans réponse, la demande prend fin au bout de 30 jours.',
    ],
    label: 'Voir la demande',
  }),
  'mail.erasureAllowed': ({ organisation }) => ({
    subject: 'Vos données vont être effacées',
    lines: [
      `Vous avez demandé à ${organisation} d’effacer ce qu’elle sait à votre sujet. Votre demande est acceptée et l’effacement va suivre.`,
      'Vous ne pourrez plus vous y connecter ensuite. Si vous n’avez rien demandé, prévenez tout de suite les responsables.',
    ],
    label: `Ouvrir ${organisation}`,
  }),
  'mail.erasureDeclined': ({ organisation }) => ({
    subject: 'Vos données ne sont pas effacées',
    lines: [
      `Vous avez demandé à ${organisation} d’effacer vos données. Votre demande est refusée pour le moment.`,
      'Adressez-vous à ses responsables pour en connaître la raison.',
    ],
    label: `Ouvrir ${organisation}`,
  }),
  'mail.accessDeclined': ({ organisation, application }) => ({
    subject: `Pas d’accès à ${application}`,
    lines: [
      `Vous avez demandé l’accès à ${application}. ${organisation} a refusé.`,
      'Si vous en avez tout de même besoin, adressez-vous à ses responsables.',
    ],
    label: `Ouvrir ${organisation}`,
  }),
} satisfies Partial<MailLanguage['mails']>;
