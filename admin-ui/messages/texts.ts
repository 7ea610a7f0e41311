import type { TranslationMessages } from 'react-admin';
import { spoken } from '../../web-kit/language/language.ts';

/** The messages of react-admin by their keys, without the index signatures that stand beside them in its types. */
type Messages<T> = T extends string
  ? string | ((given: never) => string)
  : { [K in keyof T as string extends K ? never : K]?: Messages<T[K]> };
/** How a list can be sorted: the label of the column, also with a small first letter, and the direction. */
type Sorted = { field: string; field_lower_first: string; order: string };

/** What react-admin's own parts say in this console, by the keys that it gives them. */
export const texts = spoken('staff/messages', {
  action: {
    back: 'Go Back',
    clear_input_value: 'Clear value',
    close: 'Close',
    open: 'Open',
    refresh: 'Refresh',
    remove_filter: 'Remove this filter',
    search: 'Search',
    sort: 'Sort',
  },
  page: { error: 'Something went wrong', loading: 'Loading', not_found: 'Not Found' },
  message: {
    error: "A client error occurred and your request couldn't be completed.",
    invalid_form: 'The form is not valid. Please check for errors',
    loading: 'Please wait',
    not_found: 'Either you typed a wrong URL, or you followed a bad link.',
  },
  input: { references: { single_missing: 'Associated reference no longer appears to be available.' } },
  navigation: { skip_nav: 'Skip to content' },
  sort: {
    sort_by: ({ field_lower_first: field, order }: Sorted) => `Sort by ${field} ${order}`,
    ASC: 'ascending',
    DESC: 'descending',
  },
  auth: { auth_check_error: 'Please sign in to continue' },
  notification: {
    data_provider_error: 'dataProvider error. Check the console for details.',
    http_error: 'Server communication error',
    item_doesnt_exist: 'Element does not exist',
    logged_out: 'Your session has ended, please reconnect.',
    not_authorized: "You're not authorized to access this resource.",
    offline: 'No connectivity. Could not fetch data.',
  },
  validation: { required: 'Required' },
} satisfies Messages<TranslationMessages['ra']>);
