import { roleNames } from '../../../../web-kit/languages/french.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { oidcSettings } from './oidc.ts';
import { samlSettings } from './saml.ts';

/** What the settings of applications and the roles in the team are called in French. */
export const settings = {
  'things/settings/rows': {
    ...oidcSettings,
    ...samlSettings,
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
    origins: {
      label: 'URL du site web',
      help: 'Les personnes ne s’inscrivent et ne se connectent sur aucun autre site, et les clés d’accès appartiennent à son hôte.',
    },
    tokenValidityTime: {
      label: 'Validité du jeton',
      help: 'La durée pendant laquelle le jeton d’une connexion est valable. Votre serveur l’échange contre sa propre session.',
    },
    samePlatformAuth: {
      label: 'Authentification sur le même appareil',
      help: 'Se connecter avec la clé d’accès de l’appareil utilisé',
    },
    remotePlatformAuth: {
      label: 'Authentification avec un autre appareil',
      help: 'Se connecter avec un téléphone ou une clé de sécurité',
    },
    multipleDeviceAllowed: {
      label: 'Plusieurs appareils autorisés',
      help: 'Une personne peut enregistrer plusieurs appareils',
    },
    invitedOnly: {
      label: 'Seules les personnes invitées peuvent s’inscrire',
      help: 'Les nouveaux utilisateurs ont besoin d’une invitation de votre équipe. Les utilisateurs existants ne sont pas concernés.',
    },
    wordpressPluginEnabled: {
      label: 'Extension WordPress activée',
      help: 'L’extension WordPress peut utiliser cette application',
    },
    platform: {
      label: 'Plateforme',
      help: 'Une application mobile pour les deux plateformes a ici une application pour chacune.',
    },
    packageName: {
      label: 'Nom du paquet',
      empty: 'Pas encore indiqué',
      help: 'Comme com.company.app. Vous pouvez l’ajouter plus tard\u00a0; les clés d’accès dans l’application en ont besoin.',
      subject: 'Le nom du paquet',
    },
    fingerprint: {
      label: 'Empreinte SHA256',
      empty: 'Pas encore indiquée',
      help: 'L’empreinte du certificat qui signe l’application\u00a0: 64 caractères hexadécimaux, sans compter les deux-points.',
      subject: 'L’empreinte SHA256',
    },
  },
  'families/radius/client': {
    name: {
      label: 'Nom affiché',
      help: 'Il figure dans les listes des clients et des sessions.',
      subject: 'Le nom',
    },
    address: {
      label: 'IP du client',
      help: 'L’adresse d’où viennent les demandes du client, ou un réseau comme 10.1.0.0/16.',
    },
    authType: {
      label: 'Type d’authentification',
      help: 'La façon d’interroger les personnes. Celles qui n’ont pas l’application reçoivent un e-mail dans tous les cas.',
      of: {
        inApp: 'Dans l’application\u00a0: message à l’application installée',
        appLess: 'Sans application\u00a0: lien par e-mail',
      },
    },
    answers: {
      label: 'Le client',
      help: 'La façon dont il reçoit la réponse. Celui qui attend a besoin d’un délai de 60 secondes ou plus.',
      of: { wait: 'Attend l’approbation', challenge: 'Affiche un numéro (Access-Challenge)' },
    },
    messageAuthenticator: {
      label: 'Message-Authenticator',
      help: 'L’attribut qui protège les demandes et les réponses contre la falsification.',
      of: {
        required: 'Obligatoire',
        auto: 'Dès que le client en a envoyé un',
        off: 'Jamais (exposé aux réponses falsifiées)',
      },
    },
    names: {
      label: 'Noms d’utilisateur',
      of: {
        asSent: 'Tels qu’ils sont envoyés',
        withoutDomain: 'Sans le domaine qui les précède\u00a0: ACME\\grace devient grace',
        withoutRealm: 'Sans le realm qui les suit non plus\u00a0: grace@acme devient grace',
      },
      help: 'Ce que le client envoie comme User-Name est lu ainsi avant la recherche de l’utilisateur.',
    },
  },
  'families/saml/attributes': {
    sources: {
      userId: 'ID utilisateur',
      username: 'Nom d’utilisateur',
      email: 'E-mail',
      name: 'Nom',
      given_name: 'Prénom',
      middle_name: 'Deuxième prénom',
      family_name: 'Nom de famille',
      phone_number: 'Numéro de téléphone',
      birthdate: 'Date de naissance',
      picture: 'Photo',
      website: 'Site web',
      street_address: 'Adresse',
      postal_code: 'Code postal',
      city: 'Ville',
      region: 'Région',
      country: 'Pays',
      secondary_email: 'E-mail secondaire',
      locale: 'Langue',
      employee_number: 'Matricule',
      organization: 'Organisation',
      division: 'Division',
      department: 'Service',
      manager_id: 'ID du responsable',
      manager: 'Responsable',
      groups: 'Groupes',
      custom: 'Attribut propre',
      fixed: 'Valeur fixe',
    },
    sets: { usual: 'Habituels', microsoft: 'Microsoft 365 et ADFS' },
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
