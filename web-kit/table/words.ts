import { spoken } from '../language/language.ts';

/** Texts of tables. */
export const tableWords = spoken('web-kit/table', {
  again: 'Try again',
  loading: 'Loading',
  noMatch: (q: string) => `Nothing matches “${q}”.`,
  noneOfFilter: 'Nothing matches the filter.',
  region: (label: string) => `${label} table`,
  actions: 'Actions',
  select: (name: string) => `Select ${name}`,
  selectPage: (list: string) => `Select this page: ${list}`,
  sortBy: 'Sort by',
  rows: (count: string) => `${count} ${count === '1' ? 'row' : 'rows'}`,
  print: 'Print',
  fileTooLong: (most: string) =>
    `A file holds at most ${most} rows, and this list has more. Search or filter it first.`,
  printTooLong: (most: string) =>
    `A printout holds at most ${most} rows, and this list has more. Search or filter it first, or take the CSV file.`,
  shown: (from: number, to: number, all: string) => `${from}–${to} of ${all}`,
  moreThan: (count: string) => `more than ${count}`,
  pageSize: 'Rows per page:',
  pages: { next: 'Go to next page', previous: 'Go to previous page' },
});
