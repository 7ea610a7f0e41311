import { inUtc } from '../../english/mails/times.ts';
import type { MailLanguage, MailOf } from '../../mails.ts';

const once =
  'Le lien est valable deux jours et fonctionne une seule fois. Si vous ne l’attendiez pas, vous pouvez ignorer cet e-mail.';

type Applications = MailOf<'mail.access'>['values'];
/** Applications in a sentence, and the first of them in few words. */
const all = ({ application, further }: Applications) =>
  new Intl.ListFormat('fr').format([application, ...further]);
const brief = ({ application, further }: Applications) =>
  further.length
    ? `${application} et ${further.length} ${further.length < 2 ? 'autre application' : 'autres applications'}`
    : application;

/** The mails that let somebody in. */
export const people = {
  'mail.activation': {
    subject: 'Confirmez votre adresse e-mail',
    lines: [
      'Merci d’avoir créé un compte. Confirmez que cette adresse est bien la vôtre, puis choisissez celle de votre organisation.',
      'Le lien est valable deux jours. Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
    ],
    label: 'Confirmer et continuer',
  },
  'mail.invitation': ({ organisation }) => ({
    subject: `Invitation à rejoindre l’équipe ${organisation}`,
    lines: [
      `${organisation} vous invite à rejoindre son équipe sur Latchkey. Vous vous connecterez avec une clé d’accès, sans mot de passe.`,
      once,
    ],
    label: 'Rejoindre l’équipe',
  }),
  'mail.userInvitation': (to) => ({
    subject: `Invitation à utiliser ${brief(to)}`,
    lines: [
      `${to.organisation} vous invite à utiliser ${all(to)}. Vous vous connecterez avec une clé d’accès, sans mot de passe.`,
      `${once} Ouvrez-le sur l’appareil avec lequel vous voulez vous connecter.`,
    ],
    label: to.further.length ? 'S’inscrire' : `S’inscrire à ${to.application}`,
  }),
  'mail.access': (to) => ({
    subject: `Vous pouvez maintenant utiliser ${brief(to)}`,
    lines: [
      `${to.organisation} vous a donné accès à ${all(to)}.`,
      'Pas besoin de vous inscrire\u00a0: connectez-vous avec la clé d’accès que vous utilisez déjà.',
    ],
    label: to.further.length ? 'Ouvrir l’application Latchkey' : `Ouvrir ${to.application}`,
  }),
  'mail.address': ({ organisation, until }) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    lines: [
      `${organisation} souhaite utiliser cette adresse pour vous. Ouvrez le lien et confirmez qu’elle est bien la vôtre.`,
      `Le lien fonctionne une seule fois, jusqu’au ${inUtc(until)}. Tant que vous n’avez pas confirmé, rien ne change. Si vous ne l’attendiez pas, ignorez cet e-mail.`,
    ],
    label: 'Confirmer l’adresse',
  }),
  'mail.addressJoins': ({ organisation, username, until }) => ({
    subject: 'Confirmez votre deuxième inscription',
    lines: [
      `${organisation} pense que l’inscription faite sur un site web sous le nom ${username} est la vôtre. Si c’est le cas, ouvrez le lien et confirmez-le. Les clés d’accès des deux inscriptions ouvriront alors tout ce que vous utilisez là-bas.`,
      `Si l’inscription sous le nom ${username} n’est pas la vôtre, ne confirmez pas\u00a0: quelqu’un d’autre pourrait se connecter à votre place. Le lien fonctionne une seule fois, jusqu’au ${inUtc(until)}. Tant que vous n’avez pas confirmé, rien ne change.`,
    ],
    label: 'Voir ce qu’il faut confirmer',
  }),
  'mail.addressAsked': ({ organisation, newAddress }) => ({
    subject: 'Votre adresse e-mail va changer',
    lines: [
      `${organisation} souhaite utiliser ${newAddress} pour vous à la place de cette adresse. Le changement se fera dès que le lien envoyé à la nouvelle adresse aura été confirmé.`,
      `Si c’est une erreur, prévenez les responsables de l’organisation ${organisation}\u00a0: ils peuvent l’annuler.`,
    ],
    label: `Ouvrir ${organisation}`,
  }),
  'mail.device': {
    subject: 'Ajoutez un nouvel appareil',
    lines: [
      'Quelqu’un de votre équipe vous demande d’ajouter un appareil avec lequel vous pourrez vous connecter. Ouvrez le lien sur cet appareil.',
      'Le lien est valable deux jours et fonctionne une seule fois. Si vous n’avez pas besoin d’un autre appareil, vous pouvez ignorer cet e-mail.',
    ],
    label: 'Ajouter l’appareil',
  },
  'mail.approval': ({ application, client }) => ({
    subject: `Approuvez votre connexion à ${application}`,
    lines: [
      `Quelqu’un se connecte à ${application} par ${client} avec votre nom d’utilisateur.`,
      'Si c’est vous, ouvrez le lien dans les deux minutes sur l’appareil qui contient votre clé d’accès, et approuvez. Si ce n’est pas vous, ouvrez-le et signalez la demande.',
    ],
    label: 'Voir la demande',
  }),
} satisfies Partial<MailLanguage['mails']>;
