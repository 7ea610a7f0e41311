type Server = { server: string };
type At = { at: string };

/** What is wrong with a company's directory, for the person who set it up. */
export const directories = {
  'ldap.unknownHost': ({ server }: Server) => `There is no server named ${server}`,
  'ldap.noLookup': ({ server }: Server) => `The name ${server} cannot be looked up right now`,
  'ldap.refused': ({ at }: At) => `${at} refuses connections`,
  'ldap.unreached': ({ at }: At) => `${at} cannot be reached`,
  'ldap.silent': ({ at, seconds }: At & { seconds?: number }) =>
    `${at} does not answer${seconds === undefined ? '' : ` within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`}`,
  'ldap.closed': ({ at }: At) => `${at} closed the connection`,
  'ldap.moved': 'The run was interrupted when the organization moved to this installation',
  'ldap.forbidden': ({ server }: Server) =>
    `${server} is in a network that this installation does not connect to. Its administrator can allow the network with LDAP_NETWORKS`,
  'ldap.certificateEnded': ({ server }: Server) => `The certificate of ${server} has expired`,
  'ldap.certificateEarly': ({ server }: Server) => `The certificate of ${server} is not valid yet`,
  'ldap.certificateName': ({ server }: Server) => `The certificate is not one for ${server}`,
  'ldap.untrusted': ({ server }: Server) =>
    `The certificate of ${server} is not trusted. Add the CA certificate`,
  'ldap.noTls': ({ at }: At) => `${at} does not speak TLS as expected. Check port and encryption`,
  'ldap.authorities': 'The CA certificate cannot be read',
  'ldap.noLdap': ({ at, startTls }: At & { startTls?: boolean }) =>
    `${at} does not speak LDAP as expected${startTls ? ', or has no StartTLS' : ''}`,
  'ldap.tooMuch': ({ server }: Server) =>
    `${server} sent more than can be read at once. An entry can have 64 KB: leave long attributes out of the attribute map`,
  'ldap.noTime': ({ server }: Server) => `${server} ran out of time`,
  'ldap.sizeLimit': ({ server }: Server) =>
    `${server} sends fewer entries to this bind DN than there are. Raise its size limit`,
  'ldap.referral': ({ server }: Server) => `${server} refers to another server. Referrals are not followed`,
  'ldap.adminLimit': ({ server }: Server) => `${server} does not let this bind DN read so many entries`,
  'ldap.noEntry': ({ server, baseDn }: Server & { baseDn: string }) => `${server} has no entry ${baseDn}`,
  'ldap.noUser': ({
    server,
    filter,
    baseDn,
    searchFilter,
  }: Server & { filter: string; baseDn: string; searchFilter?: string }) =>
    `${server} has no entry with the attribute ${filter} below ${baseDn}${searchFilter ? ' that the search filter finds' : ''}`,
  'ldap.noBind': ({ server }: Server) => `${server} does not allow this bind DN to sign in`,
  'ldap.wrongBind': ({ server }: Server) => `${server} does not accept bind DN and password`,
  'ldap.noRights': ({ server }: Server) => `${server} does not let this bind DN read the users`,
  'ldap.busy': ({ server }: Server) => `${server} is busy`,
  'ldap.away': ({ server }: Server) => `${server} is not available`,
  'ldap.code': ({ server, code }: Server & { code: number }) => `${server} answered with code ${code}`,
  'ldap.password': 'A password is needed',
  'ldap.pageLost': ({ server }: Server) =>
    `${server} does not know any more which page of its entries is next. Try again`,
  'ldap.emptyPages': ({ server }: Server) =>
    `${server} sends one empty page of its entries after another. Try again when it has less to do`,
  'ldap.noPages': ({ server }: Server) =>
    `${server} does not know searches in pages (RFC 2696), or does not allow them to this bind DN`,
  'ldap.noUsers': 'The directory shows no users, so nobody was changed',
} as const;

type Directories = typeof directories;
/** What is wrong with a directory: its code, and what the sentence names. */
export type DirectoryFault = {
  [C in keyof Directories]: Directories[C] extends (values: infer V) => string
    ? { code: C; values: V }
    : { code: C; values?: undefined };
}[keyof Directories];

/** The sentence, without a full stop. */
export function directorySays({ code, values }: DirectoryFault): string {
  const sentence = directories[code] as string | ((values: unknown) => string);
  return typeof sentence === 'string' ? sentence : sentence(values);
}
