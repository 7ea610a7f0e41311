import type { Catalogue } from '../../catalogue.ts';

/** What is said of custom attributes, in French. */
export const customAttributes = {
  'things/customAttributes': {
    title: 'Attributs',
    about:
      'Ce que vous conservez des personnes en plus du nom, de l’adresse et des coordonnées, comme un centre de coûts ou un numéro de badge. Les applications reçoivent les attributs nommés dans leurs paramètres.',
    none: 'Pas encore d’attributs.',
    noneHint:
      'Ajoutez le premier, saisissez ses valeurs sur les pages des personnes et nommez-le dans les paramètres d’une application.',
    label: 'Libellé',
    labelHint: 'Tel que votre équipe l’appelle.',
    name: 'Nom',
    nameHint: 'Tel que les applications l’appellent. Minuscules, chiffres et _.',
    kind: 'Type',
    kinds: { text: 'Texte', number: 'Nombre', boolean: 'Oui ou non', choice: 'Choix' },
    options: 'Valeurs au choix',
    optionsHint: 'Une par ligne.',
    at: (label, place) => `${label} ${place}`,
    add: 'Ajouter un attribut',
    remove: (place) => `Retirer l’attribut ${place}`,
    removed: 'Les valeurs d’un attribut retiré ne sont plus affichées ni communiquées à aucune application.',
    labelMissing: 'Saisissez un libellé',
    optionsMissing: 'Saisissez au moins une valeur',
    twice: 'Un autre attribut porte ce nom',
    saved: 'Attributs enregistrés',
    toDefine: 'Définir des attributs',
    known: {
      title: 'Attributs',
      none: 'Votre organisation n’a pas encore d’attributs propres.',
      unknown: '-',
      choose: 'Inconnu',
      yes: 'Oui',
      no: 'Non',
      saved: 'Attributs de la personne enregistrés',
    },
  },
} satisfies Partial<Catalogue>;
