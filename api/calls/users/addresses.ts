import { z } from 'zod';
import { DropAddress, personAddress } from '../../../domain/person/address.ts';
import { person } from '../../../domain/person/person.ts';
import { changed, does, done, effect } from '../../kit.ts';
import { openingRate } from '../parts/opening.ts';
import { invited } from '../parts/registering.ts';

/** The calls that change the confirmed address of a person. */
export const addressCalls = {
  askAddress: effect('PUT /person/:personId/address', ['operator'], changed, {
    changes: [person],
    about:
      'Asks for another e-mail address of a person. A mail to it has a link that works for seven days, and the address of ' +
      'before is told. Until the link is confirmed, nothing changes; asking again ends the link of before. A newcomer of an ' +
      "application's own site can be asked for another person's address, and is joined into that person once it is confirmed.",
    body: z.object({ address: personAddress }),
  }),
  withdrawAddress: does(
    'DELETE /person/:personId/address',
    ['operator'],
    DropAddress,
    ({ personId }) => ({ id: personId }),
    { about: 'Takes back that another address of a person was asked for. The mailed link ends.' },
  ),
  confirmAddress: effect(
    'POST /person/address',
    ['visitor'],
    done.extend({
      address: z.string(),
      organisationName: z.string(),
      /** Whether the address was that of a person already, with whom this one is one now. */
      joined: z.boolean(),
    }),
    {
      changes: [person],
      about:
        'Confirms another address of a person, by the token of the mailed link. User names that were the address of ' +
        'before follow, unless another user of the application has the name. `joined` when both are one person now.',
      body: invited,
      rate: openingRate,
    },
  ),
};
