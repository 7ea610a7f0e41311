import { EventStoreDBClient } from '@eventstore/db-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readAddress } from './address.ts';
import { Connection } from './connection.ts';

const here = import.meta.filename;

test.for<[string, { hosts: string[]; discover?: boolean; tls?: boolean; user?: string }]>([
  ['esdb://localhost', { hosts: ['localhost:2113'] }],
  ['esdb://localhost:2114/?tls=false', { hosts: ['localhost:2114'], tls: false }],
  ['esdb://a:2113,b:2114,c?tls=false', { hosts: ['a:2113', 'b:2114', 'c:2113'], tls: false }],
  ['kurrentdb://10.0.0.1:2113', { hosts: ['10.0.0.1:2113'] }],
  ['esdb+discover://ada:s3%40cret@log.example', { hosts: ['log.example:2113'], discover: true, user: 'ada' }],
  ['kurrentdb+discover://log.example:2113', { hosts: ['log.example:2113'], discover: true }],
  [
    `esdb://ada:s3cret@a,b?TLS=true&tls_ca_file=${here}&keep-alive-timeout=-1`,
    { hosts: ['a:2113', 'b:2113'], user: 'ada' },
  ],
])('%s is read, and the client takes what is made of it', ([given, expected]) => {
  const warned = vi.spyOn(console, 'warn');
  onTestFinished(() => warned.mockRestore());
  const address = readAddress(given);
  expect(address).toMatchObject({ discover: false, tls: true, user: null, ...expected });
  EventStoreDBClient.connectionString(address.text({ options: { keepAliveTimeout: 10_001 } }));
  expect(warned).not.toHaveBeenCalled();
});

test('options that are added count more than those given, which keep their meaning', () => {
  const address = readAddress('kurrentdb://ada:s3cret@a,b:2?defaultDeadline=700&gossip-timeout=9&tls=false');
  expect(address.number('defaultDeadline')).toBe(700);
  expect(address.number('keepAliveTimeout')).toBeUndefined();
  expect(address.text({ hosts: ['b:2', 'b:2'], options: { gossipTimeout: 1 } })).toBe(
    'esdb://ada:s3cret@b:2,b:2?defaultDeadline=700&gossipTimeout=9&tls=false&gossipTimeout=1',
  );
});

test.for([
  ['postgres://ada:s3cret@log/db', 'must begin with esdb://, esdb+discover:// or kurrentdb://'],
  ['s3cret', 'must begin with'],
  ['esdb://', 'names no host'],
  ['esdb://ada:s3cret@', 'names no host'],
  ['esdb://?tls=false', 'names no host'],
  ['esdb://a,,b', 'a host that is neither a name nor an IPv4 address'],
  ['esdb://[::1]:2113', 'a host that is neither a name nor an IPv4 address'],
  ['esdb://ada:s3cret', 'a port that is no number'],
  ['esdb://a:0', 'a port that is no number'],
  ['esdb://a:65536', 'a port that is no number'],
  ['esdb://a:2113x', 'a port that is no number'],
  ['esdb://ada@log', 'must have user:password before the @'],
  ['esdb://ada:s3:cret@log', '%3A for :'],
  ['esdb://ada:s3/cret@log', 'must have user:password before the @'],
  ['esdb://ada:s3?cret@log', 'must have user:password before the @'],
  ['esdb://ada:s3@cret@log', 'more than one @'],
  ['esdb://ada:s3cret%@log', 'begins no % code'],
  ['esdb+discover://a,b', 'several hosts: +discover takes one name'],
  ['esdb://a?tls=yes', 'the option tls, which must be true or false'],
  ['esdb://a?tls=', 'the option tls, which must be written as tls=value'],
  ['esdb://a?tls=true?tls=false', 'a second ?'],
  ['esdb://a?password=s3cret', 'an option password; known are tls, tlsCAFile'],
  ['esdb://a?=s3cret', 'an option without a name'],
  ['esdb://a?defaultDeadline=0', 'must be a number from 1'],
  ['esdb://a?keepAliveInterval=soon', 'must be milliseconds, or -1 for off'],
  ['esdb://a?nodePreference=s3cret', 'one of leader, follower'],
  ['esdb://a?tlsCAFile=/no/such/s3cret', 'the option tlsCAFile, which must be a file that is there'],
  [`esdb://a?userCertFile=${here}`, 'the option userCertFile and not userKeyFile'],
] as const)('%s is refused, as it %s', ([given, why]) => {
  expect(() => readAddress(given)).toThrow(TypeError);
  expect(() => readAddress(given)).toThrow(why);
  expect(() => readAddress(given)).not.toThrow('s3');
});

test('an answer may take the deadline of the address, or as many times longer as the installation is patient', () => {
  const url = 'esdb://localhost:2113?tls=false&defaultDeadline=700';
  expect(new Connection(url).deadline).toBe(700);
  expect(new Connection(url, undefined, 3).deadline).toBe(2100);
});
