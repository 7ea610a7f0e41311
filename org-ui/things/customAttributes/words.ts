import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of custom attributes. */
export const customWords = spoken('things/customAttributes', {
  title: 'Attributes',
  about:
    'What you record about people besides name, address and contact, such as a cost centre or a badge number. Applications are told the ones that their settings name.',
  none: 'No attributes yet.',
  noneHint:
    'Add the first one, then enter its values on the pages of people, and name it in the settings of an application.',
  label: 'Label',
  labelHint: 'As your team calls it.',
  name: 'Name',
  nameHint: 'As applications call it. Lower-case letters, digits and _.',
  kind: 'Kind',
  kinds: { text: 'Text', number: 'Number', boolean: 'Yes or no', choice: 'Choice' },
  options: 'Values to choose from',
  optionsHint: 'One on each line.',
  at: (label: string, place: number) => `${label} ${place}`,
  add: 'Add attribute',
  remove: (place: number) => `Remove attribute ${place}`,
  removed: 'Values of an attribute that you remove are no longer shown, nor told to any application.',
  labelMissing: 'Please enter a label',
  optionsMissing: 'Please enter at least one value',
  twice: 'Another attribute has this name',
  saved: 'Attributes saved',
  toDefine: 'Define attributes',
  known: {
    title: 'Attributes',
    none: 'Your organization keeps no custom attributes yet.',
    unknown: '-',
    choose: 'Not known',
    yes: 'Yes',
    no: 'No',
    saved: 'Attributes of the person saved',
  },
});
