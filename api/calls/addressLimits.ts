import { addressLimits, addressLimitsId } from '../../domain/addressLimits/addressLimits.ts';
import { ChangeWidening, EndWidening, wideningAbout } from '../../domain/addressLimits/commands.ts';
import { changesOf } from '../../domain/changes.ts';
import { changed, does, effect } from '../kit.ts';

/** Addresses and networks whose limits the staff widen, such as an office behind one address. */
export const addressLimitCalls = {
  widenAddress: effect('POST /addressLimits', ['admin'], changed, {
    changes: [addressLimits],
    about:
      'Widens the limits of an address or a network. For an office whose people share one address, ' +
      'for example.',
    body: wideningAbout,
  }),
  changeWidening: does(
    'PUT /addressLimits/:wideningId',
    ['admin'],
    ChangeWidening,
    ({ wideningId, ...changes }) => ({ id: addressLimitsId, wideningId, changes }),
    {
      about: 'Changes a widening of limits. Fields that are not sent stay as they are.',
      body: changesOf(wideningAbout),
    },
  ),
  endWidening: does(
    'DELETE /addressLimits/:wideningId',
    ['admin'],
    EndWidening,
    ({ wideningId }) => ({ id: addressLimitsId, wideningId }),
    { about: 'Ends a widening of limits.' },
  ),
};
