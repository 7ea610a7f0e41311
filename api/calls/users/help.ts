import { z } from 'zod';
import { device } from '../../../domain/device/device.ts';
import { AnswerHelp } from '../../../domain/helpRequest/commands.ts';
import { helpRequest } from '../../../domain/helpRequest/helpRequest.ts';
import { text } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { email } from '../../../domain/operator/commands.ts';
import { recovery } from '../../../domain/recovery/recovery.ts';
import { user } from '../../../domain/user/user.ts';
import { helpRequests } from '../../../projections/models/users/helpRequests.ts';
import { changed, done, effect, lists, rowOf, view } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';

const rate = { count: 30, seconds: 60 } as const;

/** How a person's request for help stands. */
export const asked = done
  .extend({
    /** none: there is no request. open: it waits for an answer until `openUntil`. */
    phase: z.enum(['none', 'open', 'allowed', 'declined', 'expired']),
    openUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AskedAccess' });
export type AskedAccess = z.output<typeof asked>;

const reply = rowOf(helpRequests)
  .extend({ requestId: z.string(), appId: z.string().nullable(), appName: z.string() })
  .meta({ id: 'HelpRequest' });

/** What people who are known ask an organisation for, and what its operators answer. */
export const helpCalls = {
  readAccessRequest: effect('POST /accessRequest/read', ['visitor'], asked, {
    about:
      "Reads how a person's request for help stands. The token comes with the refusal of a sign-in for " +
      'want of access, or with the mailed link for a lost device.',
    body: z.object({ accessToken: sealedToken }),
    rate,
  }),
  askForAccess: effect('POST /accessRequest', ['visitor'], asked, {
    changes: [helpRequest],
    about:
      'Asks the operators for access to the application, or for a way back in without the lost device. ' +
      'While a request waits, it changes nothing.',
    body: z.object({ accessToken: sealedToken, note: text(limits.helpNote).optional() }),
    rate,
  }),
  mailHelpLink: effect('POST /accessRequest/lostDevice', ['visitor'], done, {
    about:
      'Has a link mailed with which a person can ask for a way back in without the lost device. On the ' +
      "organization's host. The reply is the same for every address, and comes before it is looked up.",
    body: z.object({ email, captcha: z.string() }),
    captcha: true,
    rate: { count: 10, seconds: 600, kept: true },
  }),
  getHelpRequests: lists('GET /helpRequests', ['operator'], helpRequests, {
    about: 'Lists the requests of people that wait for an answer.',
    where: () => ({}),
    show: view(reply, (row) => ({
      ...row,
      requestId: row.id,
      appId: row.applicationId,
      appName: String(row.applicationName ?? ''),
    })),
  }),
  answerHelpRequest: effect('PUT /helpRequest/:requestId', ['operator'], changed, {
    changes: [helpRequest, user, recovery, device],
    about:
      'Answers a request. Allowing one gives the access, or mails a recovery link for a lost device. `lost` ' +
      'are the ids of devices of the person that are suspended together with it, even the last one.',
    body: AnswerHelp.input.pick({ answer: true, lost: true }),
    rate: { count: 300, seconds: 3600 },
  }),
};
