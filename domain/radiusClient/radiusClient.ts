import { aggregate } from '../kit.ts';
import * as events from './events.ts';
import type { ClientSettings } from './settings.ts';

/** A device that asks the gateway whether its users may enter, such as a VPN server. It belongs to an application. */
export type RadiusClient = {
  status: 'absent' | 'active' | 'suspended' | 'deleted';
  settings: ClientSettings | null;
  /** Whether it has sent a right Message-Authenticator since its mode became `auto`. */
  seals: boolean;
};

export const radiusClient = aggregate<RadiusClient, typeof events>({
  name: 'radiusClient',
  events,
  unknown: 'radius.unknown',
  edits: [events.RadiusClientChanged, events.RadiusSecretSet],
  initial: { status: 'absent', settings: null, seals: false },
  evolve: {
    RadiusClientAdded: (state, { settings }) => ({ ...state, status: 'active', settings }),
    RadiusClientChanged: (state, { settings }) => ({
      ...state,
      settings,
      seals: state.seals && settings.messageAuthenticator === state.settings?.messageAuthenticator,
    }),
    RadiusSecretSet: (state) => state,
    RadiusClientSealing: (state) => ({ ...state, seals: true }),
    RadiusClientSuspended: (state) => ({ ...state, status: 'suspended' }),
    RadiusClientActivated: (state) => ({ ...state, status: 'active' }),
    RadiusClientDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});

/** Whether the client's requests are believed only with a Message-Authenticator. */
export const mustSeal = ({ settings, seals }: RadiusClient): boolean =>
  settings?.messageAuthenticator === 'required' || (settings?.messageAuthenticator === 'auto' && seals);
