/** Types of packets (RFC 2865 section 4, RFC 2866 section 4, RFC 5997 section 3). */
export const code = {
  accessRequest: 1,
  accessAccept: 2,
  accessReject: 3,
  accountingRequest: 4,
  accountingResponse: 5,
  accessChallenge: 11,
  statusServer: 12,
} as const;

/**
 * The attributes that the gateway reads or writes (RFC 2865 and 2866 section 5, RFC 2869, RFC 3162 section 2.1, RFC 3579
 * section 3).
 */
export const attribute = {
  userName: 1,
  userPassword: 2,
  chapPassword: 3,
  nasIpAddress: 4,
  replyMessage: 18,
  state: 24,
  callingStationId: 31,
  nasIdentifier: 32,
  proxyState: 33,
  acctStatusType: 40,
  acctDelayTime: 41,
  acctInputOctets: 42,
  acctOutputOctets: 43,
  acctSessionId: 44,
  acctSessionTime: 46,
  acctTerminateCause: 49,
  acctInputGigawords: 52,
  acctOutputGigawords: 53,
  eapMessage: 79,
  messageAuthenticator: 80,
  nasIpv6Address: 95,
} as const;
