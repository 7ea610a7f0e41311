import type { Language } from '../../sentences.ts';

/** What is wrong with the settings of an application. */
export const applications = {
  'is.origins': 'Ajoutez au moins une URL de site web',
  'is.redirects': 'Ajoutez au moins une URI de redirection',
  'is.grants': 'Choisissez au moins un type d’autorisation (grant type)',
  'is.grantSecret': 'client_credentials exige un secret client',
  'is.grantRefresh': 'refresh_token exige authorization_code ou device_code',
  'is.pkce': 'une application sans secret client exige PKCE',
  'is.scope': 'doit contenir des noms de lettres, chiffres et signes, séparés par une espace',
  'is.commonScope': ({ scope }) => `ne doit pas contenir ${scope}, que toute application a`,
  'is.scopes': ({ most }) => `doit contenir au maximum ${most} ${most < 2 ? 'nom' : 'noms'}`,
  'is.scopeTwice': 'ne doit pas contenir deux fois la même portée',
  'is.logo': 'doit être une image PNG, JPEG, GIF ou WebP de 200\u00a0Ko au maximum, ou une adresse https',
  'is.package':
    'doit contenir des segments qui commencent par une lettre, séparés par des points, comme com.company.app',
  'is.fingerprint': 'doit contenir 64 chiffres hexadécimaux',
  'is.certificate': 'doit être un seul certificat au format PEM',
  'is.pem': 'doit être un certificat au format PEM',
  'is.weak': ({ bits }) => `doit avoir une clé RSA d’au moins ${bits} bits`,
  'is.exponent': 'doit avoir une clé RSA avec l’exposant public habituel, 65537',
  'is.secret': 'doit contenir 16 à 128 lettres, chiffres et signes, sans espace',
  'is.host': 'doit être un nom d’hôte ou une adresse IP, sans ldap:// et sans port',
  'is.authorities': 'doit être un certificat PEM, de BEGIN CERTIFICATE à END CERTIFICATE',
  'is.attribute': 'doit être le nom d’un attribut, comme uid',
  'is.searchFilter': 'doit être un filtre de recherche, comme (&(objectClass=user)(department=IT))',
  'is.attributeMap':
    'doit contenir des lignes comme department = departmentNumber ou, avec à gauche un attribut des utilisateurs',
  'is.dn': 'doit être de la forme dc=acme,dc=example',
  'is.bindName': 'doit être de la forme cn=reader,dc=acme,dc=example ou reader@acme.example',
  'is.passwordAttribute': 'ne doit pas désigner l’attribut du mot de passe, qui n’est jamais lu',
  'is.sources': 'userSource est external quand ldapEnabled est true, et internal quand il est false',
  'is.noSource': 'doit contenir ldapEnabled',
  'is.categories': 'doit en contenir au moins une',
} satisfies Partial<Language>;
