import type { Catalogue } from '../../catalogue.ts';

/** What is said of custom attributes, in Spanish. */
export const customAttributes = {
  'things/customAttributes': {
    title: 'Atributos',
    about:
      'Lo que guarda de las personas además del nombre, la dirección y el contacto, como un centro de coste o un número de acreditación. Las aplicaciones reciben los atributos que figuran en sus ajustes.',
    none: 'Aún no hay atributos.',
    noneHint:
      'Añada el primero, introduzca sus valores en las páginas de las personas y nómbrelo en los ajustes de una aplicación.',
    label: 'Etiqueta',
    labelHint: 'Como lo llama su equipo.',
    name: 'Nombre',
    nameHint: 'Como lo llaman las aplicaciones. Letras minúsculas, dígitos y _.',
    kind: 'Tipo',
    kinds: { text: 'Texto', number: 'Número', boolean: 'Sí o no', choice: 'Opción' },
    options: 'Valores entre los que elegir',
    optionsHint: 'Uno en cada línea.',
    at: (label, place) => `${label} ${place}`,
    add: 'Añadir atributo',
    remove: (place) => `Quitar el atributo ${place}`,
    removed: 'Los valores de un atributo que quite ya no se muestran ni se comunican a ninguna aplicación.',
    labelMissing: 'Escriba una etiqueta',
    optionsMissing: 'Escriba al menos un valor',
    twice: 'Otro atributo tiene este nombre',
    saved: 'Atributos guardados',
    toDefine: 'Definir atributos',
    known: {
      title: 'Atributos',
      none: 'Su organización aún no tiene atributos propios.',
      unknown: '-',
      choose: 'No se conoce',
      yes: 'Sí',
      no: 'No',
      saved: 'Atributos de la persona guardados',
    },
  },
} satisfies Partial<Catalogue>;
