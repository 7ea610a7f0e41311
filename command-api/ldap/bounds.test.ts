import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { bounded, claimedLength } from './bounds.ts';

test('the length of a message is known from its first octets', () => {
  const lengthOf = (octets: string) => claimedLength(Buffer.from(octets, 'hex'));
  expect(['', '30', '3082', '308201'].map(lengthOf)).toEqual([null, null, null, null]);
  expect(['300c', '30820102', '308480000000'].map(lengthOf)).toEqual([14, 262, 0x80000006]);
  for (const none of ['48545450', '3080', '3085', '30ff'])
    expect(lengthOf(none)).toBe(Number.POSITIVE_INFINITY);
});

/** What a socket hands on of these chunks when an answer may have `most` octets; null if it was closed meanwhile. */
function handedOn(most: number, ...chunks: string[]) {
  const bounds = bounded('ldap.acme.example');
  const socket = bounds.watch(new Socket());
  socket.on('error', () => undefined);
  const messages: string[] = [];
  socket.on('data', (message) => messages.push(message.toString('hex')));
  bounds.begin(most);
  for (const chunk of chunks) if (!socket.destroyed) socket.emit('data', Buffer.from(chunk, 'hex'));
  return socket.destroyed ? null : messages;
}
test('whole messages are handed on, however they are divided', () => {
  const all = '3001aa3002bbcc3000';
  const messages = ['3001aa', '3002bbcc', '3000'];
  expect(handedOn(100, all)).toEqual(messages);
  expect(handedOn(100, ...(all.match(/../g) ?? []))).toEqual(messages);
  expect(handedOn(100, '3001', 'aa3002bb', 'cc30', '00')).toEqual(messages);
  expect(handedOn(100, '3001aa3002bb')).toEqual(['3001aa']);
});
test('a socket is closed as soon as a message or all of an answer claims to be too long', () => {
  expect(handedOn(4, '3001aa')).toEqual(['3001aa']);
  expect(handedOn(4, '3005')).toBeNull();
  expect(handedOn(4, '3001aa', '3000')).toBeNull();
  expect(handedOn(10_000_000, '3083010001')).toBeNull();
});
