import { addressLimitsId } from '../../domain/addressLimits/addressLimits.ts';
import { EndWidening, WidenAddress, wideningAbout } from '../../domain/addressLimits/commands.ts';
import { does } from '../kit.ts';

/** Addresses and networks whose limits the staff widen, such as an office behind one address. */
export const addressLimitCalls = {
  widenAddress: does(
    'POST /addressLimits',
    ['admin'],
    WidenAddress,
    (about) => ({ id: addressLimitsId, ...about }),
    {
      about:
        'Widens the limits of an address or a network, or changes how they are widened. For an office ' +
        'whose people share one address, for example.',
      body: wideningAbout,
    },
  ),
  endWidening: does(
    'DELETE /addressLimits/:wideningId',
    ['admin'],
    EndWidening,
    ({ wideningId }) => ({ id: addressLimitsId, wideningId }),
    { about: 'Ends a widening of limits. Its id is the network, with `_` in place of the slash.' },
  ),
};
