import { spoken } from '../../../web-kit/language/language.ts';

/** Fixed texts of the page that hands out the backup of an organisation. */
export const texts = spoken('pages/archive', {
  title: 'Your backup',
  lead: 'The archive has your lists, the history, and what another installation needs to take your organization in.',
  once: 'It can be fetched once. It contains personal data: keep it in a safe place.',
  fetch: 'Fetch the backup',
  fetching: 'Fetching...',
  done: 'The backup is on this device.',
  keep: 'Open index.html in it to see what is there. Keep the passphrase that was shown to you: it opens what an import needs.',
  fileName: 'backup.zip',
});
