import { z } from 'zod';
import { changedBy, same } from '../changes.ts';
import { type FamilyName, familyNames } from '../families/families.ts';
import { type Context, commandsOf, id, ref } from '../kit.ts';
import { organisation } from '../organisation/organisation.ts';
import { invalid, refuse } from '../refusals.ts';
import { misfit, type Rows } from '../settings/setting.ts';
import { type Application, application, websitesIn } from './application.ts';
import * as happened from './events.ts';
import { applicationKinds, familyOf, type Settings, settings, settingsChanges } from './kinds.ts';
import { clientSecret, named, secretSet, secretsEnded } from './secrets.ts';
import { missingCertificate } from './settings/saml.ts';
import { isLinked } from './settings/shared.ts';

const command = commandsOf(application);
const one = z.object({ id: id() });
/** An application, which is unknown unless it belongs to the family, if one is given. */
const ofFamily = one.extend({ family: z.enum(familyNames).optional() });
export function belongsTo({ settings }: Application, family: FamilyName | undefined) {
  if (family && settings && applicationKinds[settings.kind].family !== family) refuse('application.unknown');
}

export const CreateApplication = command(
  {
    input: one.extend({ organisationId: id(), settings, secrets: z.array(named).max(1).default([]) }),
    parent: ({ organisationId }) => ref(organisation, organisationId),
    claims: ({ organisationId, settings: { kind } }) => [{ kind: familyOf(kind).limit, of: organisationId }],
  },
  (state, { settings, secrets }, { granted, newId }) => {
    fitTogether(settings);
    for (const feature of familyOf(settings.kind).requires)
      if (!granted(feature)) refuse('plan.feature', { feature });
    withinPlan(settings, null, granted);
    if (state.status !== 'absent') return [];
    if (isLinked(settings.logo)) refuse('application.logo');
    return [happened.ApplicationCreated({ settings }), ...secrets.map((each) => secretSet(each, newId()))];
  },
);

/** Refuses what the plan does not allow: websites and the WordPress plugin. What the application has already, it keeps. */
function withinPlan(settings: Settings, before: Settings | null, granted: Context['granted']) {
  const most = granted('max.websites.per.app');
  if (typeof most === 'number' && websitesIn(settings) > Math.max(most, websitesIn(before)))
    refuse('plan.feature', { feature: 'max.websites.per.app', used: true });
  if (hasWordpress(settings) && !hasWordpress(before) && !granted('plugin.wordpress.enabled'))
    refuse('plan.feature', { feature: 'plugin.wordpress.enabled' });
}
const hasWordpress = (settings: Settings | null) =>
  settings?.kind === 'web' && settings.wordpressPluginEnabled;

/** Refuses settings that contradict each other. */
export function fitTogether(settings: Settings) {
  for (const [field, row] of Object.entries(applicationKinds[settings.kind].rows as Rows)) {
    const wrong = misfit(row, settings[field as keyof Settings], settings);
    if (wrong) throw invalid({ field, ...wrong });
  }
}

/**
 * Changes the given settings. The kind cannot change, and a new logo is an image, not an address. `secret` becomes the
 * client secret of an application that needs one from now on.
 */
export const ChangeApplication = command(
  { input: one.extend({ changes: settingsChanges, secret: named.shape.value.optional() }) },
  (state, { changes, secret }, { granted, newId }) => {
    if (changes.kind !== state.settings!.kind) refuse('application.kind');
    const changed = changedBy<Settings>(state.settings!, changes);
    const missing = changed.kind === 'saml' && missingCertificate(changed);
    if (missing) refuse(missing);
    if (changed.logo !== state.settings!.logo && isLinked(changed.logo)) refuse('application.logo');
    fitTogether(changed);
    withinPlan(changed, state.settings, granted);
    if (same(changed, state.settings)) return [];
    return [happened.ApplicationChanged({ settings: changed }), ...secretsFor(changed, state, secret, newId)];
  },
);

/** What happens to the client secret of an application whose way to authenticate has changed. */
function secretsFor(
  settings: Settings,
  state: Application,
  secret: string | undefined,
  newId: Context['newId'],
) {
  if (settings.kind !== 'oidc') return [];
  const needed = settings.tokenEndpointAuthMethod !== 'none';
  if (!needed) return secretsEnded(state, clientSecret);
  if (state.secrets[clientSecret]) return [];
  return [secretSet({ name: clientSecret, value: secret ?? refuse('application.secret') }, newId())];
}

export const SuspendApplication = command({ input: ofFamily }, (state, { family }, { now }) => {
  belongsTo(state, family);
  return state.status === 'active' ? [happened.ApplicationSuspended({ until: now.toISOString() })] : [];
});
export const ActivateApplication = command({ input: ofFamily }, (state, { family }) => {
  belongsTo(state, family);
  return state.status === 'suspended' ? [happened.ApplicationActivated({})] : [];
});
export const DeleteApplication = command({ input: ofFamily }, (state, { family }) => {
  belongsTo(state, family);
  return [happened.ApplicationDeleted({ wasSuspended: state.status === 'suspended' })];
});
