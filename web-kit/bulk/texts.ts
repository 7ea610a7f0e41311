import { formatNumber } from '../format.ts';
import { spoken } from '../language/language.ts';

/** Texts of what is done with several rows of a list. */
export const texts = spoken('web-kit/bulk', {
  bar: (list: string) => `Selected rows: ${list}`,
  selected: (count: string) => `${count} selected`,
  all: (count: string) => `Select all ${count} that match`,
  able: 'Select all that you may change',
  atMost: (most: number) =>
    `At most ${formatNumber(most)} can be selected together. Search or filter the list first.`,
  clear: 'Clear selection',
  save: 'Save as CSV',
  count: formatNumber,
  moreThan: (count: number) => `more than ${formatNumber(count)}`,
  working: (label: string) => `${label}: in progress`,
  of: (seen: number, all: number | undefined) =>
    all === undefined ? `${formatNumber(seen)} done` : `${formatNumber(seen)} of ${formatNumber(all)} done`,
  keepOpen: 'Please leave this page open until it is done.',
  stop: 'Stop',
  stopping: 'Stopping…',
  stopped: 'Stopped.',
  goOn: 'Go on',
  close: 'Close',
  cancel: 'Cancel',
  failed: 'It went no further',
  result: 'Result',
  unchanged: (count: number) => `${formatNumber(count)} as before`,
  not: (count: number) => `${formatNumber(count)} not`,
  reason: (message: string, count: number) => `${formatNumber(count)} not: ${message}`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  nothing: 'Nothing was changed',
  suspend: 'Suspend',
  activate: 'Activate',
  suspended: (what: string) => `${what} suspended`,
  activated: (what: string) => `${what} activated`,
  suspendTitle: (what: string) => `Suspend ${what}`,
  activateTitle: (what: string) => `Activate ${what}`,
  activateText: 'Those who are active already stay as they are.',
  undo: 'Undo',
  undone: (told: string) => `Undone: ${told}`,
  undoFits: (told: string, not: number) =>
    `Undone: ${told}. ${formatNumber(not)} stayed, because somebody has changed ${not === 1 ? 'it' : 'them'} since.`,
  undoNot: 'Nothing was undone, because all of them have been changed since.',
});
