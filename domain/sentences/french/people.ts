import type { Language } from '../sentences.ts';
import { features } from './features.ts';
import { role } from './roles.ts';

/** What the refusals of `domain/refusals/people.ts` say. */
export const people = {
  'operator.unknown': (about) =>
    about
      ? `Aucun opérateur n’a l’adresse ${about.email}.`
      : 'Aucun opérateur n’est inscrit avec ces données',
  'operator.taken': 'Cette adresse e-mail est déjà inscrite',
  'operator.self': 'Vous ne pouvez ni suspendre ni supprimer votre propre compte',
  'operator.suspended': 'Ce compte est suspendu. Les administrateurs de l’organisation peuvent le réactiver.',
  'operator.unverified': 'Confirmez d’abord votre adresse e-mail',
  'operator.last':
    'C’est le seul propriétaire de l’équipe qui peut se connecter. Invitez, activez ou nommez d’abord un autre propriétaire.',
  'role.needed': (about) =>
    about
      ? `Votre rôle dans l’équipe, ${role(about.role)}, ne le permet pas. Il faut le rôle ${about.needs.map(role).join(' ou ')}.`
      : 'Votre rôle dans l’équipe ne le permet pas',
  'role.higher': (about) =>
    about
      ? `Votre rôle dans l’équipe, ${role(about.role)}, ne permet pas d’attribuer ou de modifier un rôle plus étendu.`
      : 'Votre rôle dans l’équipe ne permet pas d’attribuer ou de modifier un rôle plus étendu',

  'user.unknown': 'Cet utilisateur n’existe pas',
  'user.taken': 'Cet utilisateur est déjà inscrit. Connectez-vous ou choisissez un autre nom.',
  'user.suspended': 'Cet utilisateur est suspendu. Les responsables de l’organisation peuvent le réactiver.',
  'user.limit': `La limite est atteinte pour ${features['max.user.per.app.count']}. Les responsables de l’organisation peuvent choisir un forfait plus grand.`,
  'user.uninvited':
    'Seules les personnes invitées peuvent s’inscrire ici. Demandez une invitation aux responsables.',
  'user.tooMany': 'Trop de personnes se sont inscrites depuis ce réseau aujourd’hui. Réessayez demain.',
  'user.totalLimit':
    'Le nombre maximal de personnes de l’organisation est atteint. Ses responsables peuvent choisir un forfait plus grand.',
  'user.username': 'Un nom d’utilisateur ne peut pas être modifié',
  'user.token': 'Ce jeton n’existe pas',
  'user.noAccess':
    'Vous n’avez pas accès à cette application. Les responsables de l’application peuvent vous l’accorder.',
  'user.accessLimit':
    'Cette personne a déjà accès à 5\u00a0000 applications, le maximum. Retirez-lui d’abord l’accès à l’une d’elles.',
  'user.requestUnknown': 'Cette demande d’aide n’existe pas',
  'user.requestOver': 'Cette demande a déjà reçu une réponse, ou son délai est écoulé',
  'user.requestsOff':
    'L’accès à cette application ne peut pas être demandé ici. Adressez-vous aux responsables de l’application.',

  'person.joined':
    'L’une de ces deux fiches est déjà fusionnée avec une autre. Annulez d’abord cette fusion, ou choisissez cette autre fiche.',
  'person.shared': (about) =>
    about
      ? `Les deux fiches ont accès à ${about.application}. Supprimez-y d’abord l’un des deux utilisateurs.`
      : 'Les deux fiches ont accès à une même application. Supprimez-y d’abord l’un des deux utilisateurs.',
  'person.address':
    'Cette adresse appartient à une autre fiche. S’il s’agit de la même personne, fusionnez les deux fiches.',
  'person.addressOwn': 'La personne a déjà cette adresse.',
  'person.addressLink':
    'Ce lien ne sert plus à rien. Demandez-en un nouveau aux responsables de votre organisation.',
  'attributes.large':
    'Les attributs propres d’une personne dépassent 16\u00a0Ko. Raccourcissez-en quelques-uns.',
  'group.unknown': 'Ce groupe n’existe pas',
  'group.taken': 'Un autre groupe porte déjà ce nom. Choisissez un autre nom.',
  'group.limit': 'Il y a déjà 10\u00a0000 groupes, le maximum. Supprimez-en un qui ne sert plus.',
  'group.source': 'Ce groupe et ses membres sont gérés dans l’annuaire. Faites-y la modification.',
  'group.most':
    'Une personne peut faire partie de 500 groupes au maximum, et une application peut être ouverte à 500 groupes au maximum. Retirez-en un d’abord.',

  'device.unknown': 'Cet appareil n’existe pas',
  'device.taken': 'Cet appareil est déjà enregistré. Connectez-vous avec lui.',
  'device.suspended': 'Cet appareil est suspendu. Utilisez-en un autre ou demandez que celui-ci soit activé.',
  'device.last': 'Le dernier appareil ne peut pas être supprimé',
  'device.limit': `La limite est atteinte pour ${features['max.device.count']}.`,
  'device.lastWorking':
    'C’est le seul appareil qui permet de se connecter. Ajoutez ou activez d’abord un autre appareil.',
  'device.unregistered':
    'Cette clé d’accès n’est pas, ou plus, enregistrée ici. Utilisez-en une autre ou inscrivez-vous à nouveau.',
  'device.single':
    'Cette application n’autorise qu’un seul appareil par utilisateur. Pour en utiliser un autre, adressez-vous aux responsables.',
  'device.bound':
    'Cette clé d’accès pouvait être synchronisée auparavant et ne le peut plus\u00a0: c’en est une autre du même nom. Connectez-vous avec un autre appareil, supprimez cette clé d’accès et ajoutez à nouveau l’appareil.',

  'team.limit': `La limite est atteinte pour ${features['max.team.size']}.`,

  'invite.unknown': 'Cette invitation n’existe pas',
  'invite.expired': 'Cette invitation a expiré. Demandez-en une nouvelle.',
  'invite.used': 'Cette invitation a déjà été utilisée. Connectez-vous, ou demandez-en une nouvelle.',
  'invite.limit': 'Il y a trop d’invitations en attente. Retirez celles qui ne servent plus.',
  'invite.type': 'Cette invitation ne mène pas à cette application',
  'invite.pending': 'Cette personne a déjà reçu une invitation. Renvoyez-la depuis la liste des invitations.',
  'invite.ownSite':
    'On se connecte à cette application sur un site qui lui est propre et demande une autre clé d’accès. Invitez-y les personnes séparément.',
  'invite.directory':
    'L’annuaire de cette application doit confirmer ses utilisateurs. Invitez-y les personnes séparément.',
  'invite.oneOf': (about) =>
    about
      ? `${about.application}\u00a0: ${about.why}`
      : 'Il n’est pas possible d’inviter à l’une de ces applications pour le moment',

  'invite.running': 'Des invitations sont déjà en cours d’envoi. Attendez la fin de l’envoi ou arrêtez-le.',
  'invite.held':
    'La personne invitée accepte cette invitation en ce moment. Revenez dans une minute\u00a0: la personne sera là, ou l’invitation pourra être supprimée.',
  'invite.again': (about) =>
    about
      ? `Même adresse qu’à la ligne ${about.line}. Seule cette ligne-là compte.`
      : 'Même adresse qu’à une ligne précédente. Seule cette ligne-là compte.',
  'invite.incomplete':
    'Certaines lignes du fichier ne sont pas arrivées ou ont attendu trop longtemps. Choisissez à nouveau le fichier.',

  'recovery.unknown': 'Cette récupération n’existe pas',
  'recovery.over':
    'Cette récupération est terminée\u00a0: elle a été arrêtée, utilisée ou remplacée par une plus récente, ou son délai est écoulé. Demandez-en une nouvelle.',
  'recovery.early':
    'Le délai d’attente de cette récupération n’est pas encore écoulé. Rouvrez le lien ensuite.',

  'admin.unknown': 'Cet administrateur n’existe pas',
  'admin.taken': 'Un administrateur porte déjà ce nom',
  'admin.last': 'Le dernier membre du personnel ne peut pas être supprimé',
  'admin.enrolled': 'Ce compte a une clé d’accès, ou son mot de passe a été changé. Reconnectez-vous.',
  'admin.passkeyUnknown': 'Cette clé d’accès n’existe pas',
  'admin.passkeyTaken': 'Cette clé d’accès est déjà enregistrée',
  'admin.passkeyLast': 'La dernière clé d’accès ne peut pas être supprimée. Ajoutez-en d’abord une autre.',
  'admin.passkeyLimit': 'Il y a déjà 20 clés d’accès. Supprimez-en d’abord une.',
} satisfies Partial<Language>;
