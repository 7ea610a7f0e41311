import { z } from 'zod';
import { commandsOf, id } from '../kit.ts';
import { limits } from '../limits.ts';
import { refuse } from '../refusals.ts';
import { application } from './application.ts';
import * as happened from './events.ts';
import { type Resource, resourceFields } from './settings/resource.ts';

const command = commandsOf(application);
const one = z.object({ id: id(), resourceId: id() });

/** Adds a resource. Each application names an indicator once. */
export const AddResource = command(
  { input: one.extend(resourceFields.shape) },
  (state, { id: _, resourceId, ...fields }, { now }) => {
    if (state.settings?.kind !== 'oidc') refuse('application.unknown');
    if (state.resources[resourceId]) return [];
    const all = Object.values(state.resources);
    if (all.some(({ resourceIndicator }) => resourceIndicator === fields.resourceIndicator))
      refuse('application.resourceTaken');
    if (all.length >= limits.resources) refuse('application.resourceLimit');
    return [happened.ResourceAdded({ resourceId, ...fields, createdAt: now.toISOString() })];
  },
);

/** Removes a resource. Nobody gets a token for it any more, and tokens that were issued for it end. */
export const RemoveResource = command({ input: one }, ({ resources }, { resourceId }) => {
  if (!resources[resourceId]) refuse('application.resource');
  return [happened.ResourceRemoved({ resourceId })];
});

/** The resource with an indicator, and its id; undefined when the application has none such. */
export const resourceAt = (resources: Readonly<Record<string, Resource>>, indicator: string) => {
  const found = Object.entries(resources).find(
    ([, { resourceIndicator }]) => resourceIndicator === indicator,
  );
  return found && { resourceId: found[0], ...found[1] };
};
