import { read } from '../../../web-kit/read.ts';
import { list, type RowAt, whole } from '../../../web-kit/table/query.ts';

/** An application, as the list and its own page read it. */
export type Application = RowAt<'GET /getAllApplications/:uniqueId'>;

/** One application. */
export const applicationQuery = (appId: string) => read('GET /viewApp/:appId', { appId });

/** All applications by name, up to one page of them, for selectors. */
export const applicationsQuery = (uniqueId: string) =>
  whole(list('GET /getAllApplications/:uniqueId', { uniqueId }), ['name', 'ASC']);
