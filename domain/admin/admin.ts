import type { Credential } from '../device/device.ts';
import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Passkey = { id: string; credential: Credential };
/** A member of the platform's staff. */
export type Admin = {
  status: 'absent' | 'active' | 'deleted';
  passkeys: readonly Passkey[];
  /** Number of password changes. A ceremony begun with an older password cannot be finished. */
  passwords: number;
};

export const admin = aggregate<Admin, typeof events>({
  name: 'admin',
  events,
  person: true,
  unknown: 'admin.unknown',
  initial: { status: 'absent', passkeys: [], passwords: 0 },
  evolve: {
    AdminAdded: (state) => ({ ...state, status: 'active' }),
    AdminPasswordChanged: (state) => ({ ...state, passwords: state.passwords + 1 }),
    AdminPasskeyAdded: (state, { passkeyId: id, credential }) => ({
      ...state,
      passkeys: [...state.passkeys, { id, credential }],
    }),
    AdminPasskeyRenamed: (state) => state,
    AdminPasskeyRemoved: (state, { passkeyId }) => ({
      ...state,
      passkeys: state.passkeys.filter(({ id }) => id !== passkeyId),
    }),
    AdminPasskeysReset: (state) => ({ ...state, passkeys: [] }),
    AdminRemoved: (state) => ({ ...state, status: 'deleted', passkeys: [] }),
  },
});
