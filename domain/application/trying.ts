import { z } from 'zod';
import type { FamilyName } from '../families/families.ts';
import { commandsOf, id } from '../kit.ts';
import { refuse } from '../refusals.ts';
import { application } from './application.ts';
import { ApplicationTried } from './events.ts';
import { applicationKinds, familyOf } from './kinds.ts';

/** Begins a tryout of the sign-in, which must be one that a browser can go through. */
export const TryApplication = commandsOf(application)({ input: z.object({ id: id() }) }, ({ settings }) => {
  if (settings && !familyOf(settings.kind).tries) refuse('application.kind');
  if (settings?.kind === 'oidc' && !settings.grantTypes.includes('authorization_code'))
    refuse('tryout.grant');
  return [ApplicationTried({})];
});

/** Begins a tryout that asks a person of an application of this family to approve, as a real sign-in would. */
const triesByApproval = (family: FamilyName) =>
  commandsOf(application)({ input: z.object({ id: id() }) }, ({ settings }) => {
    if (settings && applicationKinds[settings.kind].family !== family) refuse('application.kind');
    return [ApplicationTried({})];
  });
/** Begins a tryout of the sign-in through a client of a network. */
export const TryNetwork = triesByApproval('radius');
/** Begins a tryout of the sign-in by phone to a web or mobile application. */
export const TryOwnSite = triesByApproval('general');
