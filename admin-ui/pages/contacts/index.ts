import { lazy } from 'react';
import type { RowOf } from '../../../api/kit.ts';
import type { contacts as model } from '../../../projections/models/contacts.ts';
import { call } from '../../../web-kit/call.ts';
import type { Resource, Update } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** An entry of the contact form. */
export type ContactRow = RowOf<typeof model>;

/** An entry is answered by mail, marked as done, or opened again. */
function updateContact({ id: contactId, data }: Update) {
  const { answer, done } = data as { answer?: string; done?: boolean };
  if (answer !== undefined) return call('POST /contactUs/:contactId/answer', { contactId, answer });
  return call('PUT /contactUs/:contactId', { contactId, done: done === true });
}

export const contacts: Resource = {
  name: 'contacts',
  options: { label: texts.tab },
  hasTab: true,
  list: lazy(() => import('./ContactList.tsx')),
  writes: { update: updateContact },
};
