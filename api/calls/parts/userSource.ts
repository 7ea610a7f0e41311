import { z } from 'zod';
import { userSources } from '../../../domain/application/directory.ts';
import { wrong } from '../../../domain/problems.ts';
import type { applications } from '../../../projections/models/applications/applications.ts';
import type { RowOf } from '../../kit.ts';
import { never } from '../../rules.ts';

/** The toggle of an application's directory. The consoles send both fields; either is enough. */
export const sentSource = {
  ldapEnabled: z.boolean().optional(),
  userSource: z.enum(userSources).optional(),
};
type Sent = { ldapEnabled?: boolean | undefined; userSource?: (typeof userSources)[number] | undefined };

/** The source that is meant; undefined when the request does not mention it. */
export const sourceIn = ({ ldapEnabled, userSource }: Sent) =>
  userSource ?? (ldapEnabled === undefined ? undefined : ldapEnabled ? 'external' : 'internal');

/** Whether both fields, where both are sent, mean the same. */
export const agrees = ({ ldapEnabled, userSource }: Sent) =>
  ldapEnabled === undefined || userSource === undefined || ldapEnabled === (userSource === 'external');
export const agreement = never(
  [['userSource', 'ldapEnabled'], { userSource: { const: 'internal' }, ldapEnabled: { const: true } }],
  [['userSource', 'ldapEnabled'], { userSource: { const: 'external' }, ldapEnabled: { const: false } }],
);
export const disagreement = wrong('is.sources');

/** The source of an application's users, as every family shows it. */
export const shownSource = ({ userSource }: Pick<RowOf<typeof applications>, 'userSource'>) => ({
  ldapEnabled: userSource === 'external',
  userSource,
});
