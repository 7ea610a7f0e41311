import { fields } from './application/texts.ts';
import { applications, starter } from './applications/texts.ts';
import { audit, userAudit } from './audit/texts.ts';
import { insights } from './charts/texts.ts';
import { wizard } from './configure-application/texts.ts';
import { errorCodes } from './error-codes/texts.ts';
import { guide } from './guide/texts.ts';
import { invite } from './invite/texts.ts';
import { landing } from './landing/texts.ts';
import { member } from './member/texts.ts';
import { recovery } from './recovery/texts.ts';
import { security } from './security/texts.ts';
import { shell } from './shell/texts.ts';
import { team } from './team/texts.ts';
import { reported, usage } from './usage/texts.ts';
import { users } from './users/texts.ts';
import { assetlinks, view } from './view/texts.ts';
import { recoverUser } from './viewUser/texts.ts';

/**
 * All fixed texts of the operator console. Those that the requirements quote stay word for word, spelling errors
 * included ("Cutsom", "atleast"); the others are our own.
 */
export const texts = {
  product: 'Latchkey',
  restored: {
    wizard: 'What you typed before is still here.',
    settings: 'You have unsaved changes.',
    discard: 'Discard them',
  },
  notFound: {
    title: '404 - Page not found',
    text: 'There is nothing at this address, or it belongs to another organisation.',
    home: 'Go to the home page',
  },
  common: {
    close: 'Close',
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
    view: 'View',
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
  },
  shell,
  landing,
  usage,
  applications,
  starter,
  wizard,
  fields,
  view,
  assetlinks,
  users,
  recoverUser,
  team,
  invite,
  reported,
  member,
  security,
  recovery,
  guide,
  audit,
  userAudit,
  insights,
  errorCodes,
} as const;
