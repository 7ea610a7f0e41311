import type { OidcWords } from './catalogue.ts';

/** What OpenID applications say, in French. */
export const words: OidcWords = {
  'families/oidc': {
    general: 'Paramètres généraux',
    credentials: 'Identifiants du client',
    customClaims: {
      at: (label, place) => `${label} ${place}`,
      attribute: 'Attribut',
      claim: 'Claim',
      when: 'Quand',
      scopes: { openid: 'Toujours', profile: 'Avec la portée profile' },
      shown: (claim, attribute, when) => `${claim}\u00a0: ${attribute} (${when})`,
      none: 'Aucun',
      missing: 'Donnez un nom et un attribut à chaque claim',
      twice: 'Donnez un nom différent à chaque claim',
      add: 'Ajouter un claim',
      remove: (place) => `Supprimer le claim ${place}`,
    },
    resources: {
      tab: 'Ressources',
      about:
        'Une ressource est une API que votre application appelle. Ses jetons d’accès portent son indicateur et les portées accordées. Les personnes les obtiennent dès que la ressource leur est accordée.',
      add: 'Ajouter une ressource',
      added: 'Ressource ajoutée',
      none: 'Pas encore de ressources. Ajoutez la première.',
      remove: (name) => `Supprimer ${name}`,
      removeTitle: 'Supprimer la ressource',
      removeAsks: (name) =>
        `Supprimer ${name}\u00a0? Plus personne n’obtiendra de jeton pour cette ressource, et ses jetons opaques prennent fin immédiatement. Cette action est irréversible.`,
      removeYes: 'Supprimer',
      removed: 'Ressource supprimée',
      createdAt: 'Créée le',
    },
    authentication: {
      change: 'Modifier l’authentification',
      about:
        'L’application doit avoir le même réglage, sinon elle ne peut connecter personne. Son secret client reste le même, sauf si vous choisissez none\u00a0: le secret prend alors fin immédiatement, et choisir plus tard une autre méthode en crée un nouveau.',
    },
    clientId: 'ID client',
    clientSecret: 'Secret client',
    show: 'Afficher le secret client',
    hide: 'Masquer le secret client',
    copySecret: 'Copier le secret client',
    rotate: 'Remplacer',
    rotateAsks:
      'L’application a besoin du nouveau secret dès que l’actuel ne fonctionne plus. Un secret remplacé auparavant prend fin immédiatement.',
    keep: 'Le secret actuel',
    keeps: {
      0: 'prend fin immédiatement',
      1: 'fonctionne encore une heure',
      24: 'fonctionne encore un jour',
      72: 'fonctionne encore trois jours',
      168: 'fonctionne encore une semaine',
    },
    kept: (until) => `Le secret précédent fonctionne jusqu’au ${until}.`,
    endKept: 'Y mettre fin maintenant',
    endKeptAsks:
      'Mettre fin au secret précédent\u00a0? Ce qui l’utilise encore ne pourra plus connecter personne.',
    endedKept: 'Le secret précédent a pris fin',
    rotated: 'Secret client remplacé',
    myDomain: 'Mon domaine',
    issuer: 'Domaine de l’émetteur',
    done: 'Saisissez cet ID client et l’émetteur dans votre application. La page de l’application montre le secret client et le reste.',
    help: 'Intégration',
    helpText:
      'La plupart des applications n’ont besoin que de l’émetteur, de l’ID client et, sauf si la méthode est none, du secret client. Elles trouvent tout le reste dans le document de découverte.',
    discovery: 'Document de découverte',
    pkce: 'Les connexions utilisent PKCE avec S256. Les portées sont openid, email, profile, address, phone et offline_access.',
    userTabs: { resource: 'Ressources', tokens: 'Jetons' },
  },
  'families/oidc/words': {
    label: 'OIDC - OpenID Connect',
    list: 'Applications OpenID Connect',
    empty: 'Pas encore d’applications OpenID Connect. Ajoutez la première.',
  },
  'families/oidc/settings': {
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
  },
};
