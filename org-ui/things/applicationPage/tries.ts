import { type CallPath, sends } from '../../../web-kit/sends.ts';
import type { Load } from '../../../web-kit/table/query.ts';

/** How a phone is asked: by the QR code that the page of the tryout shows, or by a notification in the app. */
export type Method = 'phone' | 'push';
/** Begins a tryout of the sign-in of the person with a user name. */
export type Tries = {
  (username: string, method: Method): Promise<{ id: string }>;
  readonly path?: CallPath | undefined;
};

/** Begins a tryout of the sign-in through a client of a network, of the person with a user name. */
export const tryClient = sends(
  'POST /tryRadiusClient/:radiusClientId',
  (radiusClientId: string, username: string) => ({ radiusClientId, username }),
);
/** Begins a tryout of the sign-in by phone to a web or mobile application, of the person with a user name. */
export const tryByPhone = sends(
  'POST /tryPhoneSignIn/:appId',
  (appId: string, username: string, method: Method) => ({ appId, username, method }),
);

/** Whether one of these users has this name. */
export async function isUser(load: Load<{ username: string | null }>, username: string): Promise<boolean> {
  const { rows } = await load({ page: 0, size: 10, sort: ['createdAt', 'DESC'], filter: { q: username } });
  return rows.some((user) => user.username === username);
}
