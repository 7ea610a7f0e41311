import { fullSentence } from '../../../../web-kit/fullSentence.ts';
import type { SamlWords } from '../catalogue.ts';
import { words as settings } from './settings/french.ts';

const insight = {
  users: 'Connexions à l’application',
  total: 'Total',
  active: 'Actifs',
  suspended: 'Suspendus',
  platform: 'Utilisation par plateforme',
  empty: 'Aucun utilisateur',
};
const inviteText = (app: string) =>
  `Nous envoyons un e-mail avec un lien. La personne crée une clé d’accès à ${app} sur votre adresse. Vérifiez l’adresse e-mail avant l’envoi.`;

/** What SAML applications say, in French. */
export const words: SamlWords = {
  ...settings,
  'families/saml': {
    insight,
    done: 'Donnez à votre fournisseur de services l’adresse des métadonnées, affichée sur la page de l’application.',
    tabs: { basic: 'Général', users: 'Utilisateurs', insight: 'Statistiques' },
    idp: 'Fournisseur d’identité',
    sp: 'Fournisseur de services',
    metadata: 'Métadonnées',
    view: 'Afficher',
    download: 'Télécharger',
    downloadIdp: 'Télécharger les métadonnées IdP',
    downloadSp: 'Télécharger les métadonnées SP',
    ssoUrl: 'URL d’authentification unique',
    sloUrl: 'URL de déconnexion unique',
    entityId: 'Entity ID',
    startUrl: 'Lien pour se connecter d’ici',
    signingCert: 'Certificat de signature',
    encryptCert: 'Certificat de chiffrement',
    downloadCert: (what) => `Télécharger le ${what.toLowerCase()}`,
    certificates: 'Certificats',
    certificatesHint:
      'Le certificat appartient à votre organisation\u00a0: toutes ses applications SAML l’utilisent. Pour le remplacer, créez-en un deuxième, donnez-le à chaque fournisseur de services, utilisez-le, puis supprimez le premier.',
    signs: 'Signe actuellement',
    waits: 'Publié, ne signe pas',
    validUntil: (day) => `Valable jusqu’au ${day}`,
    addCertificate: 'Créer un deuxième certificat',
    added: 'Certificat créé',
    use: 'Utiliser ce certificat',
    useAsks:
      'Signer désormais avec ce certificat\u00a0? Les fournisseurs de services qui ne le connaissent pas encore refuseront les connexions jusqu’à ce qu’ils l’aient.',
    used: 'Certificat utilisé',
    remove: 'Supprimer',
    removeAsks: 'Supprimer ce certificat\u00a0? Il ne sera plus publié et ne pourra pas être récupéré.',
    removed: 'Certificat supprimé',
    upload: 'Choisir un fichier',
    uploadHint: 'Un fichier .crt ou .pem',
    uploadWrong: 'Ce fichier ne contient pas de certificat au format PEM.',
    removeFile: (what) => `Supprimer\u00a0: ${what.toLowerCase()}`,
    encryptMissing: 'Veuillez importer un certificat de chiffrement',
    signatureMissing: 'Veuillez importer un certificat de signature',
    none: 'Aucun',
    import: {
      title: 'Métadonnées du fournisseur de services',
      given: 'XML ou adresse',
      hint: 'Collez les métadonnées, choisissez leur fichier ou saisissez leur adresse https. Elles remplissent le formulaire ci-dessous, et rien n’est encore enregistré.',
      file: 'Choisir le fichier de métadonnées',
      read: 'Lire les métadonnées',
      done: 'Le formulaire est rempli',
    },
    fresh: {
      title: 'Les métadonnées du fournisseur de services ont changé',
      compare: 'Comparer avec les métadonnées',
      same: 'Les paramètres correspondent aux métadonnées',
      failed: (when, why) =>
        `Les métadonnées n’ont pas pu être lues (${when}). ${fullSentence(why)} Les connexions continuent avec les paramètres ci-dessous.`,
      tookOver: (when, what) => `Repris des métadonnées (${when})\u00a0: ${what}`,
      change: (what, before, next) => `${what}\u00a0: ${before} → ${next}`,
      another: (what) => `${what}\u00a0: un autre, ou aucun`,
      take: 'Reprendre',
      taken: 'Application mise à jour',
    },
    attributes: {
      at: (label, place) => `${label} ${place}`,
      name: 'Attribut',
      format: 'Format du nom',
      friendlyName: 'Nom convivial',
      source: 'Source',
      value: 'Valeur',
      prefix: 'Préfixe des groupes',
      custom: 'Attribut propre',
      fromCustom: (name) => `Attribut propre ${name}`,
      from: (source, prefix) => (prefix ? `${source} (${prefix}…)` : source),
      set: 'Attributs avec les noms de',
      setHint: 'Remplace tous les attributs ci-dessous par ceux qu’attend ce fournisseur de services.',
      missing: 'Donnez un nom à chaque attribut, et une valeur à chaque attribut fixe',
      add: 'Ajouter un attribut',
      remove: (place) => `Supprimer l’attribut ${place}`,
    },
    ended: (use) =>
      `Le certificat de ${use === 'signing' ? 'signature' : 'chiffrement'} du fournisseur de services a expiré. Importez son successeur.`,
    missing:
      'Il manque un certificat du fournisseur de services. Tant qu’il n’est pas importé, les requêtes n’ont pas à être signées, et les assertions ne sont pas chiffrées.',
    inviteText,
  },
  'families/saml/words': {
    label: 'SAML 2.0',
    list: 'Applications SAML',
    empty: 'Pas encore d’applications SAML. Ajoutez la première.',
  },
};
