import { spoken } from '../../web-kit/language/language.ts';

export const product = 'Latchkey';

/** What every screen says alike. */
export const words = spoken('base', {
  close: 'Close',
  emailWrong: 'Please enter valid email!!',
  application: 'Application',
  cancel: 'Cancel',
  back: 'Back',
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied to clipboard',
  copyFailed: 'Error copying to clipboard',
  download: 'Download',
  active: 'Active',
  suspended: 'Suspended',
  suspend: 'Suspend',
  activate: 'Activate',
  deactivate: 'Deactivate',
  delete: 'Delete',
  view: (name: string) => `View ${name}`,
  edit: 'Edit',
  save: 'Save',
  discard: 'Discard',
  previous: 'Previous',
  next: 'Next',
  /** Labels of the buttons of a row, and of their questions. */
  rowVerbs: {
    suspend: (name: string) => `Suspend ${name}`,
    activate: (name: string) => `Activate ${name}`,
    delete: (name: string) => `Delete ${name}`,
    yes: { suspend: 'Suspend', delete: 'Delete' },
  },
  /** Why something is out of reach for the own role in the team. */
  onlyFor: (members: string) => `Only ${members} may do this.`,
  /** What those with a role are called together. */
  members: { owner: 'owners', administrator: 'administrators', support: 'support', auditor: 'auditors' },
  newWindow: 'opens in a new window',
  /** The name of the region of menus and lists to choose from. */
  choices: 'Choices',
  unsaved: 'You have unsaved changes.',
  applicationCreated: 'Application Created successfully',
  addApplication: 'Add Application',
});
