import type { SettingWords } from '../../../things/settings/rowWords.ts';

/** What the settings of OpenID applications are called in French. */
export const oidcSettings = {
  applicationType: {
    label: 'Type d’application',
    help: 'Les applications natives peuvent avoir des URI de redirection avec un schéma propre. Ce choix est définitif.',
    asked: {
      web: 'Web\u00a0: un site web avec un serveur, ou une application dans le navigateur',
      native: 'Native\u00a0: une application pour téléphones ou ordinateurs',
    },
  },
  redirectUris: {
    label: 'URI de redirection après connexion',
    help: 'Les adresses auxquelles une connexion peut revenir. Elles doivent correspondre exactement.',
    subject: 'Cette adresse',
  },
  postLogoutRedirectUris: {
    label: 'URI de redirection après déconnexion',
    help: 'Les adresses auxquelles une déconnexion peut revenir.',
    subject: 'Cette adresse',
  },
  backchannelLogoutUri: {
    label: 'URI de déconnexion back-channel',
    help: 'Nous envoyons un jeton de déconnexion à cette adresse lorsqu’une personne est déconnectée, pour que l’application puisse mettre fin à sa propre session. Laissez ce champ vide si l’application ne le prend pas en charge.',
    subject: 'Cette adresse',
  },
  tokenEndpointAuthMethod: {
    label: 'Méthode d’authentification au point de terminaison de jeton',
    help: 'Les applications qui ne peuvent pas garder un secret, comme celles d’un navigateur ou d’un téléphone, utilisent none.',
  },
  pkceRequired: {
    label: 'Exiger PKCE',
    reads: 'PKCE',
    help: 'Ne désactivez ce paramètre que pour une application qui ne connaît pas PKCE. Il protège les connexions dont le code est intercepté.',
    words: { yes: 'Obligatoire', no: 'Facultatif' },
  },
  grantTypes: {
    label: 'Types d’autorisation (grant types)',
    help: 'Les façons dont l’application obtient des jetons\u00a0: par une connexion, de nouveau sans connexion, pour elle-même et pour un appareil sans navigateur.',
    of: { 'urn:ietf:params:oauth:grant-type:device_code': 'device_code' },
  },
  idTokenAlgorithm: {
    label: 'Signature des jetons d’identité (ID tokens)',
    help: 'Toutes les applications connaissent RS256. Choisissez un autre algorithme seulement si l’application l’exige. Les jetons d’accès JWT pour ses ressources sont signés de la même façon.',
  },
  subjectType: {
    label: 'Sujet (sub)',
    help: 'L’ID sous lequel l’application connaît une personne. Pairwise\u00a0: un autre dans chaque application. Public\u00a0: le même dans toutes les applications qui ont ce réglage. Le modifier plus tard change l’ID de tout le monde\u00a0: l’application prend alors pour nouvelles les personnes qu’elle connaît.',
  },
  groupsPrefix: {
    label: 'Préfixe des groupes',
    help: 'L’application n’apprend que les groupes dont le nom commence ainsi. Laissez ce champ vide pour tous les groupes.',
    subject: 'Le préfixe',
  },
  customClaims: {
    label: 'Claims propres',
    help: 'Les attributs de votre organisation qui sont communiqués à l’application. Ceux qui ne sont pas connus sont omis.',
  },
} satisfies Partial<SettingWords>;
