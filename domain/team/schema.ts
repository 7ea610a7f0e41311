import { z } from 'zod';
import { memberRoleNames } from './roles.ts';

/** A role in the team, in events, commands, rows and calls. */
export const memberRole = z.enum(memberRoleNames);
