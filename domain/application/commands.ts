import { z } from 'zod';
import { changedBy, same } from '../changes.ts';
import { type Context, commandsOf, id, ref } from '../kit.ts';
import { organisation } from '../organisation/organisation.ts';
import { refuse } from '../refusals.ts';
import { application } from './application.ts';
import * as happened from './events.ts';
import { familyOf, type Settings, settings, settingsChanges } from './families.ts';

const command = commandsOf(application);
const one = z.object({ id: id() });
export const CreateApplication = command(
  {
    input: one.extend({ organisationId: id(), settings }),
    parent: ({ organisationId }) => ref(organisation, organisationId),
    claims: ({ organisationId, settings: { kind } }) => [{ kind: familyOf(kind).limit, of: organisationId }],
  },
  (state, { settings }, { granted }) => {
    withinPlan(settings, granted);
    return state.status === 'absent' ? [happened.ApplicationCreated({ settings })] : [];
  },
);

/**
 * Refuses settings that the plan does not allow: families of applications, the number of websites, the WordPress
 * plugin.
 */
function withinPlan(settings: Settings, granted: Context['granted']) {
  for (const feature of familyOf(settings.kind).requires)
    if (!granted(feature)) refuse('plan.feature', `${feature} is disabled`);
  const most = granted('max.websites.per.app');
  if (typeof most === 'number' && settings.origins.length > most)
    refuse('plan.feature', 'Error: No remaining usage for max.websites.per.app.');
  if (settings.kind === 'web' && settings.wordpressPluginEnabled && !granted('plugin.wordpress.enabled'))
    refuse('plan.feature', 'plugin.wordpress.enabled is disabled');
}

/** Changes the given settings. The kind cannot change. */
export const ChangeApplication = command(
  { input: one.extend({ changes: settingsChanges }) },
  (state, { changes }, { granted }) => {
    if (changes.kind !== state.settings!.kind) refuse('application.kind');
    const changed = changedBy<Settings>(state.settings!, changes);
    withinPlan(changed, granted);
    return same(changed, state.settings) ? [] : [happened.ApplicationChanged({ settings: changed })];
  },
);

export const SuspendApplication = command({ input: one }, ({ status }) =>
  status === 'active' ? [happened.ApplicationSuspended({})] : [],
);
export const ActivateApplication = command({ input: one }, ({ status }) =>
  status === 'suspended' ? [happened.ApplicationActivated({})] : [],
);
export const DeleteApplication = command({ input: one }, ({ status }) => [
  happened.ApplicationDeleted({ wasSuspended: status === 'suspended' }),
]);
