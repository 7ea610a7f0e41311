import { z } from 'zod';
import { user } from '../../../domain/user/user.ts';
import { answers, changed, done, ssoEffect } from '../../kit.ts';

const reading = { rate: { count: 300, seconds: 60 } } as const;
const changing = { rate: { count: 60, seconds: 3600 } } as const;

/** Sessions and applications on a person's own page. */
export const ownAccessCalls = {
  ownSignOns: ssoEffect(
    'GET /me/sessions',
    ['user'],
    done.extend({
      sessions: z.array(
        z.object({
          /** signOn: single sign-on, by both protocols. app: the installed app. */
          kind: z.enum(['signOn', 'app']),
          sessionName: z.string(),
          /** The device with whose passkey it began. */
          device: z.string(),
          startedAt: z.iso.datetime(),
          current: z.boolean(),
          /** The names of the applications that were signed in to. */
          applications: z.array(z.string()),
        }),
      ),
    }),
    { about: 'Lists where the signed-in person is signed in.', ...reading },
  ),
  endOwnSignOn: ssoEffect('DELETE /me/sessions/:sessionName', ['user'], done, {
    changes: [user, 'sessions'],
    about: 'Ends a session of the signed-in person. Its OpenID applications are told.',
    ...changing,
  }),
  endOtherSignOns: ssoEffect('DELETE /me/sessions', ['user'], done, {
    changes: [user, 'sessions'],
    about: 'Ends all sessions of the signed-in person but the one that asks.',
    ...changing,
  }),
  ownApplications: answers(
    'GET /me/applications',
    ['user'],
    done.extend({
      applications: z.array(
        z.object({
          appId: z.string(),
          name: z.string(),
          /** Whether it is a network, for which its people can get codes. */
          isNetwork: z.boolean(),
          suspended: z.boolean(),
          /** Why the person has it; `group` is the name of the group. */
          why: z.enum(['invited', 'group', 'everybody']),
          group: z.string().nullable(),
          /** Whether the person has been there. */
          used: z.boolean(),
          signIns: z.int(),
          /** When the person was there last, by a sign-in or by a session that began elsewhere. */
          lastUsed: z.iso.datetime().nullable(),
          /** What an OpenID application has got, and which attributes a SAML application is told. */
          scopes: z.array(z.string()),
          attributes: z.array(z.string()),
          /** Where a sign-in to it begins, if that is known. */
          start: z.string().nullable(),
        }),
      ),
    }),
    {
      about: 'Lists the applications that the signed-in person may use, their use, and what each may read.',
      ...reading,
    },
  ),
  withdrawConsent: ssoEffect('DELETE /me/applications/:appId/consent', ['user'], changed, {
    changes: [user, 'tokens', 'sessions'],
    about: 'Takes back what an OpenID application got of the signed-in person. Its tokens end.',
    ...changing,
  }),
};
