import type { Language } from '../../sentences.ts';

const kinds: Record<string, string> = {
  text: 'n’est pas un texte',
  time: 'n’est pas un horodatage, comme 2026-05-01T12:00:00Z',
  uuid: 'n’est pas un UUID',
  int: 'n’est pas un nombre entier',
  bool: 'n’est ni true ni false',
};

/** What is wrong with a request itself, its headers and its body, or with the parameters of a list. */
export const requests = {
  'is.method': ({ method }) => `Une requête ${method} ne doit pas avoir de corps`,
  'is.version': 'La requête doit être en HTTP/1.1',
  'is.coding': 'Transfer-Encoding: doit être chunked, en HTTP/1.1',
  'is.target': 'La cible de la requête doit être un chemin',
  'is.hosts': 'Host: doit être présent une seule fois',
  'is.malformed': 'L’adresse est mal formée',
  'is.body': 'Le corps doit être un objet JSON',
  'is.bodyJson': 'Le corps n’est pas du JSON valide',
  'is.cut': 'La requête n’a pas été envoyée en entier',
  'is.charset': 'Le corps doit être en UTF-8',
  'is.encoding': 'Cet encodage de contenu n’est pas pris en charge',
  'is.mediaType': 'Le corps doit être du JSON, avec Content-Type: application/json',
  'is.form': 'Le corps doit être un formulaire, avec Content-Type: application/x-www-form-urlencoded',
  'is.damaged': 'Le corps n’est pas compressé comme l’indique son en-tête',
  'is.stale': 'Le fichier n’est pas dans l’état que la requête indique',
  'is.fileRange': 'Le fichier n’a pas cette plage',
  'is.idempotencyKey': 'doit contenir 8 à 100 lettres, chiffres, _ ou -',
  'is.position': 'n’est pas une position',

  'is.json': 'n’est pas du JSON',
  'is.jsonOnce': 'doit être du JSON, indiqué une seule fois',
  'is.object': 'doit être un objet',
  'is.column': 'cette colonne n’existe pas',
  'is.kind': ({ kind }) => kinds[kind] ?? `n’est pas de type ${kind}`,
  'is.unfiltered': 'ne peut pas servir de filtre',
  'is.searched': 'cette liste ne permet pas de recherche',
  'is.text': 'doit être un texte',
  'is.search': ({ most }) => `contient plus de ${most} ${most < 2 ? 'caractère' : 'caractères'}`,
  'is.values': ({ most }) => `contient plus de ${most} ${most < 2 ? 'valeur' : 'valeurs'}`,
  'is.range': 'doit être de la forme [premier, dernier]',
  'is.backwards': 'finit avant de commencer',
  'is.far': ({ most }) =>
    `commence après ${most} lignes\u00a0; faites une recherche, filtrez ou continuez avec after`,
  'is.rows': ({ most }) => `contient plus de ${most} ${most < 2 ? 'ligne' : 'lignes'}`,
  'is.order': 'doit être de la forme [colonne, "ASC" ou "DESC"]',
  'is.sort': ({ of }) => `doit être l’une de ces valeurs\u00a0: ${of.join(', ')}`,
  'is.direction': 'doit être "ASC" ou "DESC"',
  'is.once': 'ne doit figurer qu’une seule fois',
  'is.fromStart': 'doit commencer à 0 quand after est indiqué',
  'is.next': 'n’est pas un X-Next d’une liste dans cet ordre',

  'is.signIn': 'ne sert qu’à la connexion',
  'is.otherType': 'ne correspond pas à la demande',
  'is.registration': 'va de pair avec une inscription',
  'is.addingDevice': 'va de pair avec l’ajout d’un appareil',
  'is.leaving': 'doit être DELETE ou DELETE_BACKUP',
  'is.leavingType': 'doit être DELETE ou SUSPENDED',
  'is.naming': 'name, subdomain et country sont nécessaires',
  'is.eitherClient': 'envoyez soit isRadiusClientEnable, soit les champs à modifier',
  'is.single': ({ of }: { of: readonly string[] }) =>
    `envoyez exactement un de ces champs\u00a0: ${of.join(', ')}`,
} satisfies Partial<Language>;
