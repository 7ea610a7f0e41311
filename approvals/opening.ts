import type { openRequest, Place } from './requests/open.ts';

/** The place of the requesting screen, if it tells it. */
export const placeIn = ({
  longitude,
  latitude,
}: { [Name in keyof Place]?: number | undefined }): Place | null =>
  longitude === undefined || latitude === undefined ? null : { longitude, latitude };

/**
 * The reply to a page that has opened a request and can show its number. It has no position, because the number of
 * events would reveal whether a name is registered.
 */
export function openedReply({ id, position: _, ...opened }: Awaited<ReturnType<typeof openRequest>>) {
  return { errorCode: 0, transactionId: id, ...opened, number: opened.number! } as const;
}
