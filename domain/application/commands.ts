import { z } from 'zod';
import { changedBy, changesOf, same } from '../changes.ts';
import { type Context, commandsOf, id, nameText, ref, text } from '../kit.ts';
import { limits, websiteOrigin } from '../limits.ts';
import { organisation } from '../organisation/organisation.ts';
import { refuse } from '../refusals.ts';
import { application } from './application.ts';
import * as happened from './events.ts';

const command = commandsOf(application);
const one = z.object({ id: id() });
const { least, most, default: validity } = limits.tokenValidity;

/** The address of a website, kept as its origin: scheme, host and port. */
export const origin = text(limits.url, 1).transform((address, context) => {
  const origin = websiteOrigin(address);
  if (origin) return origin;
  context.addIssue(
    'must be an absolute address such as https://shop.example; http only on localhost, no IP address',
  );
  return z.NEVER;
});
/** A logo: an https address or embedded PNG, JPEG, GIF or WebP data of at most 204800 bytes; empty for none. */
export const logo = text(300_000).refine(
  (value) => value === '' || isAddress(value) || isImage(value),
  'must be a PNG, JPEG, GIF or WebP image of at most 200 KB, or an https address',
);
const isAddress = (value: string) =>
  value.length <= limits.url && URL.canParse(value) && new URL(value).protocol === 'https:';
/** What a file of the type starts with; a WebP file also says so after its length. */
const startOf = { png: '\x89PNG\r\n\x1a\n', jpeg: '\xff\xd8\xff', gif: 'GIF8', webp: 'RIFF' };
const embedded = /^data:image\/(png|jpeg|gif|webp);base64,([A-Za-z0-9+/]+)(={0,2})$/;
function isImage(value: string): boolean {
  const [, type, data = '', padding = ''] = embedded.exec(value) ?? [];
  if (!type || (data.length + padding.length) % 4 || data.length < 16) return false;
  const start = atob(data.slice(0, 16));
  return (
    start.startsWith(startOf[type as keyof typeof startOf]) &&
    (type !== 'webp' || start.endsWith('WEBP')) &&
    Math.floor((data.length * 3) / 4) <= limits.logoBytes
  );
}

export const webSettings = z.object({
  kind: z.literal('web'),
  name: nameText(limits.name),
  logo: logo.default(''),
  origins: z
    .array(origin)
    .min(1, 'Please add atleast one Website Url')
    .max(100)
    .transform((origins) => [...new Set(origins)]),
  tokenValidityTime: z.number().int().min(least).max(most).default(validity),
  samePlatformAuth: z.boolean().default(true),
  remotePlatformAuth: z.boolean().default(true),
  multipleDeviceAllowed: z.boolean().default(true),
  wordpressPluginEnabled: z.boolean().default(true),
  invitedOnly: z.boolean().default(false),
});
export const settings = z.discriminatedUnion('kind', [webSettings]);

export const CreateApplication = command(
  {
    input: one.extend({ organisationId: id(), settings }),
    parent: ({ organisationId }) => ref(organisation, organisationId),
    claims: ({ organisationId }) => [{ kind: 'app.count', of: organisationId }],
  },
  (state, { settings }, { granted }) => {
    withinPlan(settings, granted);
    return state.status === 'absent' ? [happened.ApplicationCreated({ settings })] : [];
  },
);

/** A plan limits the websites of an application, and may leave the WordPress plugin out. */
function withinPlan(
  { origins, wordpressPluginEnabled }: z.output<typeof settings>,
  granted: Context['granted'],
) {
  const most = granted('max.websites.per.app');
  if (typeof most === 'number' && origins.length > most)
    refuse('plan.feature', 'Error: No remaining usage for max.websites.per.app.');
  if (wordpressPluginEnabled && !granted('plugin.wordpress.enabled'))
    refuse('plan.feature', 'plugin.wordpress.enabled is disabled');
}

/** Changes the given settings; the kind stays what it is. */
export const ChangeApplication = command(
  { input: one.extend({ changes: changesOf(webSettings.omit({ kind: true })) }) },
  (state, { changes }, { granted }) => {
    const changed = changedBy(state.settings!, changes);
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

/** An application that its users can use now; refuses otherwise. */
export function usable({ status }: { status: string }) {
  if (status === 'suspended') refuse('application.suspended');
  if (status !== 'active') refuse('application.unknown');
}
