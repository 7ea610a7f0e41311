import type { AuthProvider } from 'react-admin';
import { call } from '../../web-kit/call.ts';
import { drafts } from '../../web-kit/form/kept.ts';
import { resetStores, store, useStore } from '../../web-kit/session.ts';
import { signInByPasskey, signInByPassword } from './signIn.ts';
import { texts } from './texts.ts';

/** This tab's record of who is signed in. The session itself is a cookie that scripts cannot read. */
const admin = store('admin', { isLoggedIn: false, username: '' });
const statusOf = (error: unknown) => (error as { status?: number } | null)?.status;

/** Who is signed in, as far as this tab knows. */
export const useUsername = () => useStore(admin).username;

let ended = false;
let leaving: Promise<void> | undefined;

async function leave(): Promise<void> {
  // Whose session came to an end signs in again, and goes on with what they typed.
  if (ended) resetStores(drafts);
  else resetStores();
  await call('POST /signOut', {}).catch(() => undefined);
}

/** Sign-in and sign-out of staff, and the effect of a refused call on the session. */
export const authProvider: AuthProvider = {
  /** Signs in by password and passkey, or by passkey alone when nothing was typed. */
  async login(typed: { username?: string; password?: string }) {
    const { username: given, password = '' } = typed;
    const { username } = await (given ? signInByPassword({ username: given, password }) : signInByPasskey());
    admin.set({ isLoggedIn: true, username });
    ended = false;
  },

  /** Works without a session too; simultaneous calls share one request. */
  async logout() {
    leaving ??= leave().finally(() => {
      leaving = undefined;
    });
    await leaving;
  },

  /** Rejects when no admin is signed in. A server that does not answer is no reason to sign out. */
  async checkAuth() {
    const caller = await call('GET /session', {}).catch((error: unknown) => {
      if (admin.get().isLoggedIn && statusOf(error) !== 401) return null;
      throw error;
    });
    ended = caller !== null && caller.role !== 'admin';
    if (ended) throw new Error();
  },

  /** The first 401 signs out here. Later ones belong to the same ended session and are ignored. */
  async checkError(error: unknown) {
    if (statusOf(error) !== 401) return;
    if (ended) throw { logoutUser: false, message: false };
    ended = true;
    throw new Error();
  },

  async getIdentity() {
    const username = admin.get().username || texts.role;
    return { id: username, fullName: username };
  },
};
