import { z } from 'zod';
import { changedBy, same } from '../changes.ts';
import { commandsOf, id } from '../kit.ts';
import { limits } from '../limits.ts';
import { told } from '../problems.ts';
import { application } from './application.ts';
import { fitTogether } from './commands.ts';
import * as happened from './events.ts';
import { type Settings, settingsChanges } from './kinds.ts';

const command = commandsOf(application);

/**
 * Notes that the metadata of a service provider were read at the address that the settings name, takes over what they say
 * (null when they could not be read), and says when they are to be read again. `problem` is a sentence for
 * operators, and `told` is what pages say it by.
 */
export const NoteMetadata = command(
  {
    input: z.object({
      id: id(),
      url: z.string(),
      changes: settingsChanges.nullable(),
      problem: z.string().max(limits.metadataProblem),
      told: told.nullable().default(null),
    }),
  },
  ({ status, settings }, { url, changes, problem, told }, { now }) => {
    if (status !== 'active' || settings?.kind !== 'saml' || settings.metadataUrl !== url) return [];
    const next = changes ? changedBy<Settings>(settings, changes) : settings;
    fitTogether(next);
    const changed = Object.entries(next)
      .filter(([name, value]) => !same(value, settings[name as keyof typeof settings]))
      .map(([name]) => name);
    const nextAt = new Date(now.getTime() + limits.metadataAge).toISOString();
    return [
      ...(changed.length ? [happened.ApplicationChanged({ settings: next })] : []),
      happened.ServiceProviderMetadataRead({ url, problem, told, changed, nextAt }),
    ];
  },
);
