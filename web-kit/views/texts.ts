import { spoken } from '../language/language.ts';

/** Texts of saved views. */
export const texts = spoken('web-kit/views', {
  button: 'Views',
  none: 'No saved views yet',
  save: 'Save this view…',
  title: 'Save this view',
  text: 'It keeps the search, the filters and the order, in this browser. To show others the same list, send them the address of the page.',
  name: 'Name',
  submit: 'Save',
  cancel: 'Cancel',
  saved: (name: string) => `View “${name}” saved`,
  remove: (name: string) => `Forget the view ${name}`,
  status: { label: 'Status', all: 'All', active: 'Active', suspended: 'Suspended' },
  notKept: 'This browser keeps nothing, so the view could not be saved.',
});
