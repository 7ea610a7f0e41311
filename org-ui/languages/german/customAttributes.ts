import type { Catalogue } from '../../catalogue.ts';

/** What is said of custom attributes, in German. */
export const customAttributes = {
  'things/customAttributes': {
    title: 'Attribute',
    about:
      'Was Sie außer Name, Adresse und Kontakt von Personen festhalten, etwa eine Kostenstelle oder eine Ausweisnummer. Anwendungen erfahren die Attribute, die in ihren Einstellungen stehen.',
    none: 'Noch keine Attribute.',
    noneHint:
      'Fügen Sie das erste hinzu, geben Sie seine Werte auf den Seiten der Personen ein, und nennen Sie es in den Einstellungen einer Anwendung.',
    label: 'Bezeichnung',
    labelHint: 'So nennt es Ihr Team.',
    name: 'Name',
    nameHint: 'So nennen es Anwendungen. Kleinbuchstaben, Ziffern und _.',
    kind: 'Art',
    kinds: { text: 'Text', number: 'Zahl', boolean: 'Ja oder nein', choice: 'Auswahl' },
    options: 'Werte zur Auswahl',
    optionsHint: 'Einer in jeder Zeile.',
    at: (label, place) => `${label} ${place}`,
    add: 'Attribut hinzufügen',
    remove: (place) => `Attribut ${place} entfernen`,
    removed:
      'Werte eines entfernten Attributs werden nicht mehr angezeigt und keiner Anwendung mehr mitgeteilt.',
    labelMissing: 'Bitte geben Sie eine Bezeichnung ein',
    optionsMissing: 'Bitte geben Sie mindestens einen Wert ein',
    twice: 'Ein anderes Attribut hat diesen Namen',
    saved: 'Attribute gespeichert',
    toDefine: 'Attribute festlegen',
    known: {
      title: 'Attribute',
      none: 'Ihre Organisation hat noch keine eigenen Attribute.',
      unknown: '-',
      choose: 'Nicht bekannt',
      yes: 'Ja',
      no: 'Nein',
      saved: 'Attribute der Person gespeichert',
    },
  },
} satisfies Partial<Catalogue>;
