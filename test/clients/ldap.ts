import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'ldapts';
import type { Operator } from '../people/people.ts';
import { freePort } from '../process.ts';
import { localCertificate } from './certificate.ts';

/** LDAP settings as the consoles send them. */
export const sentDirectory = {
  ldap_server_address: 'ldap.acme.example',
  ldap_port: 636,
  base_dn: 'ou=people,dc=acme,dc=example',
  bind_dn: 'cn=reader,dc=acme,dc=example',
  password: 'a bind password of the directory',
};
/** A person of the directory. */
export const ada = { userId: 'ada', password: "ada's own password" };
const root = { dn: 'cn=root,dc=acme,dc=example', password: 'root of the directory' };
/** An account with the same password that may read all at once, but not in pages. */
export const pagelessReader = 'cn=pageless,dc=acme,dc=example';
/** The most entries that the directory sends at once to its reader. */
export const sizeLimit = 50;

/** The entry of a person. */
export const entryOf = (uid: string, more: Record<string, string | string[]> = {}) => ({
  objectClass: ['inetOrgPerson'],
  uid,
  cn: `Name of ${uid}`,
  sn: uid,
  ...more,
});
const ldif = (dn: string, entry: Record<string, string | string[]>) =>
  [
    `dn: ${dn}`,
    ...Object.entries(entry).flatMap(([name, values]) => [values].flat().map((value) => `${name}: ${value}`)),
    '',
  ].join('\n');

/** What the tests need of the schema of Active Directory, whose entries show no `entryUUID` here. */
const activeDirectory = `
attributetype ( 1.2.840.113556.1.4.221 NAME 'sAMAccountName' EQUALITY caseIgnoreMatch SUBSTR caseIgnoreSubstringsMatch
  SYNTAX 1.3.6.1.4.1.1466.115.121.1.15 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.4.8 NAME 'userAccountControl' EQUALITY integerMatch
  SYNTAX 1.3.6.1.4.1.1466.115.121.1.27 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.4.159 NAME 'accountExpires' EQUALITY integerMatch
  SYNTAX 1.3.6.1.4.1.1466.115.121.1.27 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.4.2 NAME 'objectGUID' EQUALITY octetStringMatch
  SYNTAX 1.3.6.1.4.1.1466.115.121.1.40 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.2.141 NAME 'department' EQUALITY caseIgnoreMatch
  SYNTAX 1.3.6.1.4.1.1466.115.121.1.15 SINGLE-VALUE )
objectclass ( 1.2.840.113556.1.5.9 NAME 'user' SUP inetOrgPerson STRUCTURAL
  MAY ( sAMAccountName $ userAccountControl $ accountExpires $ objectGUID $ department ) )
objectclass ( 1.2.840.113556.1.5.8 NAME 'group' STRUCTURAL MUST cn MAY ( member $ sAMAccountName $ objectGUID ) )
objectclass ( 1.2.840.113556.1.3.30 NAME 'computer' SUP user STRUCTURAL )
objectclass ( 1.2.840.113556.1.5.15 NAME 'contact' SUP user STRUCTURAL )
`;
/** The unit whose entries are as in Active Directory. */
const activeDirectoryUnit = 'ou=ad,dc=acme,dc=example';

const configuration = (folder: string) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
include /etc/ldap/schema/nis.schema
${activeDirectory}
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${folder}/slapd.pid
TLSCertificateFile ${folder}/cert.pem
TLSCertificateKeyFile ${folder}/key.pem
security simple_bind=1
sizelimit size.soft=${sizeLimit} size.hard=${sizeLimit} size.pr=${sizeLimit} size.prtotal=unlimited
database mdb
limits dn.exact="${pagelessReader}" size.soft=unlimited size.hard=unlimited size.prtotal=disabled
maxsize 1073741824
suffix "dc=acme,dc=example"
rootdn "${root.dn}"
rootpw "${root.password}"
directory ${folder}/db
index objectClass,uid eq,pres
access to dn.subtree="${activeDirectoryUnit}" attrs=entryUUID by * none
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${sentDirectory.bind_dn}" read by dn.exact="${pagelessReader}" read by * none
`;

/**
 * Starts slapd with one person, and as many others as asked. It accepts passwords only over TLS, and sends its reader no
 * more than `sizeLimit` entries at once.
 */
export async function startDirectory(others: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-ldap-'));
  await mkdir(join(folder, 'db'));
  const { cert } = await localCertificate(folder);
  const conf = join(folder, 'slapd.conf');
  await writeFile(conf, configuration(folder));
  const people = [ada.userId, ...others];
  const entries = [
    ldif('dc=acme,dc=example', { objectClass: ['dcObject', 'organization'], dc: 'acme', o: 'Acme' }),
    ldif('ou=people,dc=acme,dc=example', { objectClass: 'organizationalUnit', ou: 'people' }),
    ...[sentDirectory.bind_dn, pagelessReader].map((dn) =>
      ldif(dn, {
        objectClass: ['organizationalRole', 'simpleSecurityObject'],
        ...{ cn: dn.slice(3, dn.indexOf(',')), userPassword: sentDirectory.password },
      }),
    ),
    ...people.map((uid) =>
      ldif(`uid=${uid},${sentDirectory.base_dn}`, {
        ...entryOf(uid),
        ...(uid === ada.userId && { userPassword: ada.password, mail: 'ada@acme.example' }),
      }),
    ),
  ];
  await writeFile(join(folder, 'all.ldif'), entries.join('\n'));
  execFileSync('slapadd', ['-q', '-f', conf, '-l', join(folder, 'all.ldif')], { stdio: 'ignore' });
  const [plain, tls] = [await freePort(), await freePort()];
  const urls = `ldap://127.0.0.1:${plain}/ ldaps://127.0.0.1:${tls}/`;
  const server = spawn('slapd', ['-h', urls, '-f', conf, '-d', '0'], { stdio: 'ignore' });
  const ended = once(server, 'exit').then(([code, signal]) => {
    throw new Error(`slapd ended with ${signal ?? `code ${code}`} before it accepted connections`);
  });
  await Promise.race([Promise.all([listening(plain), listening(tls)]), ended]);
  ended.catch(() => undefined);
  const certificate = await readFile(cert, 'utf8');
  return {
    certificate,
    ports: { plain, tls },
    /** Its settings, as the consoles send them. */
    sent: { ...sentDirectory, ldap_server_address: 'localhost', ldap_port: tls, ca_certificate: certificate },
    /** Changes the directory as its owner. */
    async change<T>(work: (client: Client) => Promise<T>): Promise<T> {
      const client = new Client({ url: `ldaps://localhost:${tls}`, tlsOptions: { ca: certificate } });
      await client.bind(root.dn, root.password);
      try {
        return await work(client);
      } finally {
        await client.unbind();
      }
    },
    /** Answers nobody while the work is done, and goes on after it. */
    async frozen(work: () => Promise<unknown>) {
      server.kill('SIGSTOP');
      await work().finally(() => server.kill('SIGCONT'));
    },
    async stop() {
      server.kill();
      await once(server, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
export type Directory = Awaited<ReturnType<typeof startDirectory>>;

/** Resolves when somebody accepts connections at a port of this machine. */
async function listening(port: number) {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const open = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (open) return;
    await pause(20);
  }
}

/** Turns an application's directory on, with the settings of this one. */
export async function listsUsers(
  { call }: Pick<Operator, 'call'>,
  appId: string,
  directory: Pick<Directory, 'sent'>,
) {
  await call('POST /ldap/addLdap/:appId', { appId, ldapConfigSetting: directory.sent });
  await call('PUT /updateOIDCAppWithClientId/:appId', { appId, ldapEnabled: true });
}
