import type { Role } from '../../domain/kit.ts';
import type { Call } from '../callKinds.ts';

/** Where this installation is: the origins of its hosts, and the names of its session cookies. */
export type Installation = {
  origins: { public: string; admin: string; org: (label: string) => string };
  cookies: Record<'console' | 'app' | 'own', { name: string }>;
};

const variables = {
  organisation: { default: 'acme', description: 'The name that the organization chose for its address.' },
};
/** The hosts by the kind of caller that they are for. */
export const serversOf = ({ origins }: Installation) => ({
  main: { url: `${origins.public}/api`, description: 'Visitors, and the activation of new operators.' },
  organisation: {
    url: `${origins.org('{organisation}')}/api`,
    description: 'Operators and users of an organization.',
    variables,
  },
  staff: { url: `${origins.admin}/api`, description: 'The staff.' },
});
const hostOf: Record<Role, keyof ReturnType<typeof serversOf>> = {
  visitor: 'main',
  onboarding: 'main',
  operator: 'organisation',
  user: 'organisation',
  admin: 'staff',
  system: 'main',
};
/** The hosts on which a call's roles can make it. Those of visitors are on every host but the staff's. */
export function hostsFor(
  { roles, path }: Pick<Call, 'roles' | 'path'>,
  servers: ReturnType<typeof serversOf>,
) {
  const names = new Set(roles.map((role: Role) => hostOf[role]));
  if (roles.includes('visitor')) names.add('organisation');
  const isStaffs = path.includes('/admin/') || path.includes('/adminLogin');
  return isStaffs ? [servers.staff] : [...names].map((name) => servers[name as keyof typeof servers]);
}

/** How callers prove who they are. */
export const schemesOf = ({ cookies }: Installation) => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: cookies.console.name,
    description:
      'The session of a console, after a sign-in with a passkey. A call that changes something must come with the `Origin` of its own host.',
  },
  appSession: {
    type: 'apiKey',
    in: 'cookie',
    name: cookies.app.name,
    description: 'The session of a user in the installed app, with the `Origin` of its own host.',
  },
  ownSession: {
    type: 'apiKey',
    in: 'cookie',
    name: cookies.own.name,
    description:
      "The session of single sign-on on a person's own page, with `X-Session: own` and the `Origin` of its own host.",
  },
  onboarding: { type: 'http', scheme: 'bearer', description: 'The token of the activation mail.' },
  request: {
    type: 'http',
    scheme: 'bearer',
    description: 'The secret that the opening of a request for approval answers.',
  },
});
const schemesFor: Record<Role, readonly (keyof ReturnType<typeof schemesOf> | null)[]> = {
  visitor: [null],
  onboarding: ['onboarding'],
  operator: ['session'],
  user: ['appSession', 'ownSession'],
  admin: ['session'],
  system: [null],
};
/** The ways to prove who calls, of which one is enough; an empty one means that no proof is needed. */
export function securityOf({ roles, bearer }: Pick<Call, 'roles' | 'bearer'>): Record<string, string[]>[] {
  if (bearer) return [{ request: [] }];
  const schemes = new Set(roles.flatMap((role: Role) => schemesFor[role]));
  return [...schemes].map((scheme) => (scheme === null ? {} : { [scheme as string]: [] }));
}
