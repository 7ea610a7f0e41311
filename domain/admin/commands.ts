import { z } from 'zod';
import { commandsOf, id, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { refuse } from '../refusals.ts';
import { admin } from './admin.ts';
import * as happened from './events.ts';

const command = commandsOf(admin);
const one = z.object({ id: id() });

export const AddAdmin = command(
  {
    input: one.extend({
      username: text(limits.adminUsername, 1),
      passwordHash: z.string().startsWith('scrypt$'),
    }),
    parent: () => null,
    claims: ({ username }) => [{ kind: 'admin', value: username.toLowerCase() }],
  },
  (state, { username, passwordHash }) =>
    state.status === 'absent' ? [happened.AdminAdded({ username, passwordHash })] : refuse('admin.taken'),
);
export const ChangeAdminPassword = command(
  { input: one.extend({ passwordHash: z.string().startsWith('scrypt$') }) },
  (_, { passwordHash }) => [happened.AdminPasswordChanged({ passwordHash })],
);
