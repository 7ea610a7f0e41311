import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type Application = {
  status: 'absent' | 'active' | 'suspended' | 'deleted';
  settings: events.Settings | null;
};

const { settings: _, web: __, ...happened } = events;

export const application = aggregate<Application, typeof happened>({
  name: 'application',
  events: happened,
  unknown: 'application.unknown',
  initial: { status: 'absent', settings: null },
  evolve: {
    ApplicationCreated: (_, { settings }) => ({ status: 'active', settings }),
    ApplicationChanged: (state, { settings }) => ({ ...state, settings }),
    ApplicationSuspended: (state) => ({ ...state, status: 'suspended' }),
    ApplicationActivated: (state) => ({ ...state, status: 'active' }),
    ApplicationDeleted: (state) => ({ ...state, status: 'deleted' }),
  },
});

/** The origins on which an application's users may hold a ceremony. */
export const originsOf = ({ settings }: Application): readonly string[] => settings?.origins ?? [];
