import { features } from '../../../web-kit/features/french.ts';
import { named } from '../../../web-kit/language/named.ts';
import type { Catalogue } from '../../catalogue.ts';

const days = (count: number) => `${count} ${count < 2 ? 'jour' : 'jours'}`;

/** What the pages about the licence and the plans, and the branding, say in French. */
export const plans = {
  'pages/license': {
    title: 'Ma licence',
    current: 'Licence actuelle',
    none: '- - - - - - - - - - - -',
    expired: 'Votre licence a expiré. Changez de forfait.',
    left: (count) => (count < 2 ? `${days(count)} restant` : `${days(count)} restants`),
    ends: 'Valable jusqu’au',
    renews: 'Renouvellement le',
    plan: 'Forfait',
    upgrade: 'Changer de forfait',
    mine: 'Ma licence',
    yes: 'Oui',
    no: 'Non',
    days,
    over: 'Plus que ce que permet le forfait',
    groups: {
      Users: 'Utilisateurs',
      Apps: 'Applications',
      Security: 'Sécurité',
      Plugins: 'Extensions',
      Other: 'Autres',
    },
    feature: named(features),
    isCurrent: 'ACTUEL',
    tryNow: 'Essayer',
    more: 'Afficher plus',
    less: 'Afficher moins',
    again: 'Réessayer',
    packagesFailed: 'Les forfaits n’ont pas pu être chargés',
    linkFailed: 'Le lien n’a pas pu être obtenu',
    noLink: 'La réponse du serveur ne contient pas de lien de paiement',
    closed: 'Fenêtre de paiement fermée',
    blocked: 'Le navigateur n’a pas ouvert la fenêtre de paiement. Autorisez-la pour ce site.',
  },
  'pages/pricing': {
    title: 'FORFAITS ET TARIFS',
    current: 'Forfait actuel',
    empty: 'Aucun forfait n’est proposé en ce moment.',
    enterprise: {
      name: 'Enterprise',
      text: 'Plus de personnes, vos propres conditions et un interlocuteur. Dites-nous ce dont vous avez besoin.',
      price: 'Sur demande',
      contact: 'Nous contacter',
    },
    purchase: {
      buy: 'Acheter le forfait',
      upgrade: 'Changer de forfait',
      choose: 'Choisir ce forfait',
      error: 'Erreur',
      downgrade: 'Vous ne pouvez pas passer à un forfait inférieur',
      smaller:
        'S’il vous en faut moins, résiliez votre forfait dans «\u00a0Mon entreprise\u00a0» et choisissez-en un plus petit une fois qu’il est terminé, ou écrivez-nous avec «\u00a0Nous contacter\u00a0».',
      upgradeTitle: (plan) => `Passer au forfait ${plan}\u00a0?`,
      upgradeText: (price) =>
        `Le forfait coûte ${price}. Ce que vous avez payé pour le reste de la période en cours est déduit.`,
      updated:
        'Demande de changement de forfait envoyée. Vous recevrez une notification dès qu’il sera effectif.',
      waiting: 'En attente de votre paiement',
      waitingText:
        'Payez sur la page qui s’est ouverte dans une nouvelle fenêtre. Cette page constate ensuite le paiement.',
      again: 'Ouvrir la page de paiement',
      success: 'Paiement réussi',
      successText:
        'Le paiement du nouveau forfait est effectué et votre abonnement sera activé immédiatement.',
      failure: 'Échec du paiement',
      failed: 'Le paiement du nouveau forfait a échoué',
    },
  },
  'things/branding': {
    title: 'Image de marque',
    lead: 'L’apparence de votre organisation pour les personnes qui se connectent, approuvent, sont invitées ou reçoivent un e-mail. Rien ne change pour elles avant que vous publiiez.',
    none: 'Rien n’a encore été publié\u00a0: vos pages et vos e-mails ont l’apparence de Latchkey.',
    publish: 'Publier',
    published: 'Votre image de marque est publiée',
    failed: 'Votre image de marque n’a pas pu être publiée',
    logoHint:
      'PNG, JPEG, GIF ou WebP de 64\u00a0Ko au maximum, affiché sur 32 px de haut. Une image à une adresse https est copiée à la publication.',
    primary: 'Couleur principale',
    accent: 'Couleur d’accentuation',
    hints: {
      primary: 'Boutons et liens, sur les pages et dans les e-mails.',
      accent: 'Images, et contour de l’élément actif.',
    },
    pick: (label) => `Choisir la ${label.toLowerCase()}`,
    colourWrong: 'Saisissez # et six chiffres ou lettres de a à f',
    corrected: {
      light: (shown) => `Les pages claires affichent ${shown} à la place, pour rester lisibles.`,
      dark: (shown) => `Les pages sombres affichent ${shown} à la place, pour rester lisibles.`,
    },
    productName: 'Nom de l’application',
    productNameHint:
      'Le nom de l’application sur un téléphone. À défaut, elle porte celui de votre organisation.',
    preview: {
      light: 'Page de connexion, claire',
      dark: 'Page de connexion, sombre',
      heading: 'Se connecter à Wiki',
      field: 'E-mail',
      button: 'Se connecter',
      link: 'Appareil perdu\u00a0?',
    },
    mails: {
      title: 'Textes des e-mails',
      lead: 'Vos propres paragraphes dans les e-mails envoyés à vos utilisateurs. L’objet, les instructions, les avertissements et le bouton restent tels quels, pour qu’aucun e-mail ne puisse demander autre chose.',
      own: (languages) =>
        `Textes personnalisés\u00a0: ${languages.join(', ')}. Les e-mails dans d’autres langues n’en ont pas.`,
      none: 'Il n’y a de texte personnalisé dans aucune langue.',
      wrongIn: (languages) =>
        `Dans ces langues aussi, quelque chose ne peut pas être publié\u00a0: ${languages.join(', ')}`,
      language: 'Langue des e-mails',
      mail: 'E-mail affiché',
      preview: 'Aperçu de l’e-mail',
      from: (name) => `De\u00a0: ${name}`,
      fields: {
        invitation: 'Invitations',
        approval: 'Approuver une connexion',
        recovery: 'Appareil perdu',
        address: 'Autre adresse e-mail',
        answer: 'Réponses aux demandes',
        closing: 'À la fin de chaque e-mail',
      },
      hints: {
        invitation: 'Après la formule d’appel. {organisation} et {application} sont remplacés par des noms.',
        approval: 'Après la formule d’appel. {organisation} et {application} sont remplacés par des noms.',
        recovery: 'Après la formule d’appel. {organisation} est remplacé par le nom.',
        address: 'Après la formule d’appel. {organisation} est remplacé par le nom.',
        answer: 'Après la formule d’appel. {organisation} est remplacé par le nom.',
        closing: 'Par exemple qui aide, et à quel numéro de téléphone. Texte brut, sans adresse.',
      },
    },
    versions: {
      title: 'Publications précédentes',
      none: 'Ce que vous publiez est conservé ici, pour que vous puissiez le rétablir.',
      of: (version, when) => `Version ${version}, ${when}`,
      putBack: (version) => `Rétablir la version ${version}`,
      sure: (version) => `Rétablir la version ${version}\u00a0?`,
      text: 'Elle est republiée immédiatement. Ce qui est affiché maintenant est conservé dans cette liste.',
      yes: 'Rétablir',
      done: 'L’image de marque précédente est republiée',
    },
  },
} satisfies Partial<Catalogue>;
