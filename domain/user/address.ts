import { z } from 'zod';
import { usual } from '../addresses.ts';
import { commandsOf, id, lives } from '../kit.ts';
import { username, usernameClaims } from '../usernames/username.ts';
import * as happened from './events.ts';
import { type User, user } from './user.ts';

const command = commandsOf(user);

/** Whether a user has a proved address as user name, so that it follows the person's. */
export const isNamedByAddress = (state: User) => lives(state) && state.usernameVerified;

/** Gives a user the person's new proved address as user name. It is refused when another user of the application has it. */
export const FollowAddress = command(
  {
    input: z.object({ id: id(), applicationId: id(), username }),
    claims: ({ applicationId, username }) => usernameClaims(applicationId, username),
  },
  (state, { username }) =>
    isNamedByAddress(state) ? [happened.UserRenamed({ username: usual(username) })] : [],
);
