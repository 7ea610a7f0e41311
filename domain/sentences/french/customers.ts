import type { DirectoryFault } from '../english/directories.ts';
import { featureIn } from '../featureNames.ts';
import { type Language, say } from '../sentences.ts';
import { directories } from './directories.ts';
import { features } from './features.ts';

/** What the refusals of `domain/refusals/customers.ts` say. */
export const customers = {
  'organisation.unknown': 'Cette organisation n’existe pas',
  'organisation.suspended':
    'Cette organisation est suspendue. Ses responsables peuvent demander à notre assistance de la réactiver.',
  'organisation.subdomain': 'Cette adresse est déjà prise. Choisissez-en une autre.',
  'organisation.subdomainSet': 'L’adresse d’une organisation ne peut être définie qu’une seule fois',
  'organisation.subdomainUnusable':
    'Ce nom n’est pas utilisable\u00a0: il faut 6 à 30 lettres, chiffres ou traits d’union, avec une lettre ou un chiffre au début et à la fin',
  'organisation.young':
    'Pendant sa première semaine, une organisation peut envoyer 50 e-mails par jour. Envoyez les autres demain.',
  'organisation.ended':
    'L’abonnement de cette organisation a pris fin. Tout reste lisible et exportable\u00a0; renouvelez-le pour faire des modifications.',
  'organisation.closed':
    'L’abonnement de cette organisation a pris fin il y a plus de 14 jours. Personne ne peut se connecter avant que ses administrateurs le renouvellent.',
  'organisation.noRequest': 'Cette organisation n’a pas été suspendue à sa propre demande',
  'organisation.requested':
    'Cette organisation a demandé elle-même sa suppression ou sa suspension. Activez-la sous «\u00a0Demandes\u00a0».',
  'organisation.noBackup':
    'Il n’y a pas de sauvegarde à télécharger\u00a0: la suppression a été annulée ou est terminée',
  'organisation.backupShared':
    'Cette sauvegarde a déjà été téléchargée. Le lien ne fonctionne qu’une seule fois.',

  'plan.unknown': 'Ce forfait n’existe pas',
  'plan.taken': 'Un forfait porte déjà cet identifiant',
  'plan.feature': (about) => {
    if (!about) return 'Le forfait de cette organisation n’inclut pas cette fonctionnalité';
    return about.used
      ? `La limite est atteinte pour ${featureIn(features, about.feature)}.`
      : `La fonctionnalité ${featureIn(features, about.feature)} est désactivée`;
  },
  'plan.withdrawn': 'Ce forfait n’est plus vendu. Choisissez-en un autre.',
  'plan.trial': 'Toute organisation commence avec ce forfait\u00a0: il ne peut pas être retiré',

  'application.unknown': 'Cette application n’existe pas',
  'application.suspended': 'Cette application est suspendue. Ses responsables peuvent la réactiver.',
  'application.limit': ({ limit } = { limit: 'app.count' }) =>
    `La limite est atteinte pour ${featureIn(features, limit)}.`,
  'application.kind': 'Cette application est d’un autre type',
  'application.secret': 'Cette application n’a pas ce secret',
  'application.encryptionCertificate': 'Veuillez importer un certificat de chiffrement',
  'application.signingCertificate': 'Veuillez importer un certificat de signature',
  'brand.logo':
    'Le logo n’est pas une image PNG, JPEG, GIF ou WebP de 64\u00a0Ko au maximum. Choisissez un autre fichier.',
  'application.logo':
    'L’URL du logo ne mène pas à une image PNG, JPEG, GIF ou WebP de 200\u00a0Ko au maximum. Choisissez un fichier.',
  'application.resourceTaken':
    'Cette application a déjà une ressource avec cet indicateur. Saisissez-en un autre.',
  'application.resourceLimit': 'Cette application a trop de ressources. Retirez celles qui ne servent plus.',
  'application.resource': 'Cette ressource n’existe pas',

  'directory.off':
    'LDAP est désactivé pour cette application. Activez-le d’abord sous «\u00a0Source des utilisateurs\u00a0».',
  'directory.unset': 'Saisissez d’abord les paramètres LDAP',
  'directory.password':
    'Saisissez à nouveau le mot de passe de liaison\u00a0: il est envoyé à un autre serveur, ou avec un autre nom, qu’auparavant',
  'directory.failed': (about) =>
    about ? `${say<DirectoryFault['code']>(directories, about.why)}.` : 'L’annuaire ne peut pas être utilisé',
  'directory.away': 'Une erreur s’est produite. Réessayez.',
  'directory.newer': 'L’annuaire a été relu entre-temps. Regardez ce qu’il indique maintenant.',
  'directory.wrong': 'La vérification a échoué. Réessayez.',
  'directory.unchecked':
    'Seules les personnes de l’annuaire peuvent s’inscrire ici. Ouvrez le lien de votre invitation pour la vérification.',
  'directory.account': (about) =>
    ({
      locked:
        'L’annuaire a verrouillé ce compte. Réessayez plus tard ou adressez-vous à ses administrateurs.',
      password: 'Le mot de passe a expiré ou doit être changé. Changez-le d’abord dans votre entreprise.',
      other: 'L’annuaire n’autorise pas ce compte à se connecter. Adressez-vous à ses administrateurs.',
    })[about?.why ?? 'other'],

  'wordpress.off': 'L’extension WordPress est désactivée pour cette application',
} satisfies Partial<Language>;
