// Apart from the other limits, because few pages ask for addresses of networks.
export { isServerAddress, networkOf, sourceNetworkOf } from '../../domain/radiusClient/address.ts';
