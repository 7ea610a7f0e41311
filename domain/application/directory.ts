import { z } from 'zod';
import { same } from '../changes.ts';
import { familyNames } from '../families/families.ts';
import { commandsOf, id, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { refuse } from '../refusals.ts';
import { type Application, application } from './application.ts';
import { belongsTo } from './commands.ts';
import * as happened from './events.ts';
import { secretSet } from './secrets.ts';
import { type DirectorySettings, directorySettings } from './settings/directory.ts';

/** Where the users of an application come from: they register here, or a directory names them. */
export const userSources = ['internal', 'external'] as const;
/** The name of the bind password among an application's secrets. */
export const bindPassword = 'directory';

/** The settings that decide who is sent the bind password. */
const addressee = ({ server, port, security, certificate, bindDn }: DirectorySettings) => ({
  ...{ server, port, security, certificate, bindDn },
});

const command = commandsOf(application);
const one = z.object({ id: id() });

/** Turns the directory of an application on or off. Its settings stay. */
export const SetUserSource = command(
  {
    input: one.extend({ source: z.enum(userSources), family: z.enum(familyNames).optional() }),
    requires: ({ source }) => (source === 'external' ? 'ldap.enabled' : null),
  },
  (state, { source, family }) => {
    belongsTo(state, family);
    return state.userSource === source ? [] : [happened.ApplicationUserSourceSet({ source })];
  },
);

/**
 * Sets the directory of an application. The password may be left out to keep the present one, but not when it would go
 * to another server or with another name: whoever may change settings must not be able to make off with it.
 */
export const SetDirectory = command(
  {
    input: one.extend({
      directory: directorySettings,
      password: text(limits.directoryPassword, 1).optional(),
    }),
    requires: 'ldap.enabled',
  },
  ({ directory: before, secrets }, { directory, password }, { newId }) => {
    const moved = !before || !same(addressee(before), addressee(directory));
    if (password === undefined && (moved || !secrets[bindPassword])) refuse('directory.password');
    return [
      ...(same(before, directory) ? [] : [happened.ApplicationDirectorySet({ directory })]),
      ...(password === undefined ? [] : [secretSet({ name: bindPassword, value: password }, newId())]),
    ];
  },
);

/** Whether an application is there whose directory is read with its groups; one that is suspended goes on later. */
export const readsGroups = ({ status, userSource, directory }: Application): boolean =>
  status !== 'deleted' && userSource === 'external' && directory?.groups === true;

/** The directory of an application whose users come from it; refuses when it is off or not set. */
export function directoryOf({ userSource, directory }: Application): DirectorySettings {
  if (userSource !== 'external') refuse('directory.off');
  return directory ?? refuse('directory.unset');
}
