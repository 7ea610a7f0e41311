import { read } from '../../../web-kit/read.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';

/** An application, as the list and its own page read it. */
export type Application = RowAt<'GET /getAllApplications/:uniqueId'>;

/** One application. */
export const applicationQuery = (appId: string) => read('GET /viewApp/:appId', { appId });
