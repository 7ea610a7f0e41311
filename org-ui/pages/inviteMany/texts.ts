import { formatNumber } from '../../../web-kit/format.ts';
import { spoken } from '../../../web-kit/language/language.ts';

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? 'person' : 'people'}`;

/** Texts of the page that invites many people. */
export const texts = spoken('pages/inviteMany', {
  title: 'Invite many people',
  lead: 'Choose a CSV file with a header. It needs a column "Email"; "Name", the other fields of a person and custom attributes are optional, in any order. Cells are separated by commas, semicolons or tabs, the text is UTF-8 or UTF-16. Nobody is invited before you have seen what would happen.',
  custom: (columns: string) => `Your custom attributes can be columns, too: ${columns}.`,
  kinds: { number: 'a number', boolean: 'yes or no', choice: (of: string) => `one of: ${of}` },
  template: 'Download a template',
  noApps: 'No applications yet. Add the first one.',
  choose: 'Choose a CSV file',
  reading: (count: number) => `${people(count)} read…`,
  seen: 'What would happen',
  outcomes: {
    new: (count: number) => `${people(count)} ${count === 1 ? 'gets' : 'get'} an invitation by mail.`,
    known: (count: number) =>
      count === 1
        ? '1 person is known here, and gets access at once and a mail that says so.'
        : `${people(count)} are known here, and get access at once and a mail that says so.`,
    has: (count: number) => `${people(count)} already ${count === 1 ? 'has' : 'have'} access.`,
    refused: (count: number) => `${people(count)} cannot be invited.`,
  },
  places: (left: number) =>
    `There is room for ${formatNumber(left)} more ${left === 1 ? 'person' : 'people'}. Everybody is invited, but whoever registers after that is refused until there is more room, as in a larger plan.`,
  mails: (count: number) =>
    `In its first week, your organization can send ${formatNumber(count)} mails a day. Whoever is beyond that today is not invited: choose the file again tomorrow. Nobody is invited twice.`,
  line: 'Line',
  more: (count: number) =>
    count === 1
      ? '1 further line is in the download.'
      : `${formatNumber(count)} further lines are in the download.`,
  download: 'Download the lines',
  start: (count: number) => `Invite ${people(count)}`,
  nobody: 'There is nobody to invite in this file.',
  running: (done: number, of: number) =>
    `Invitations are being sent: ${formatNumber(done)} of ${formatNumber(of)}. You can close this page.`,
  ended: 'The invitations have been sent.',
  stoppedEarly: (done: number, of: number) =>
    `Stopped: ${formatNumber(done)} of ${formatNumber(of)} rows ${done === 1 ? 'is' : 'are'} done. Nobody else was invited.`,
  counts: (invited: number, given: number, had: number, refused: number) =>
    `${formatNumber(invited)} invited, ${formatNumber(given)} given access at once, ${formatNumber(had)} had access, ${formatNumber(refused)} not invited.`,
  stop: 'Stop',
  stopTitle: 'Stop the invitations?',
  stopAsks: 'Those who have been invited already stay invited.',
  stopped: 'Stopped',
  file: {
    notText:
      'This file is not text in UTF-8 or UTF-16. Save it as "CSV UTF-8" in your spreadsheet, and choose it again.',
    empty: 'There are no people in this file.',
    large: 'This file is larger than 100 MB.',
    many: 'There are more than 100,000 people in this file. Split it, please.',
    noEmail: 'There is no column "Email" in the first line of this file. Is it a CSV file with a header?',
    twice: (column: string) => `The column "${column}" is there twice.`,
    broken: (line: number) => `This is not a CSV file: line ${line} cannot be read.`,
    quotes: (line: number) =>
      `A quotation mark before or on line ${line} is in the wrong place. A cell with quotation marks begins and ends with one, and has two for each inside.`,
    longRow: (line: number, most: number) =>
      `Line ${line} has more than ${formatNumber(most)} characters. Is it a CSV file?`,
    cells: (expected: number, there: number) =>
      `${there} ${there === 1 ? 'cell' : 'cells'}, but the header has ${expected}`,
    long: 'A cell has more than 400 characters',
    formula: 'A cell begins like a formula',
    again: (line: number) => `The same address as on line ${line}`,
  },
});
