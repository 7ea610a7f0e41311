import { once } from 'node:events';
import { expect, test } from 'vitest';
import { ThreadSocket } from './threadSocket.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('what is written in one turn crosses to the thread at once', async () => {
  const asked: string[] = [];
  const socket = new ThreadSocket(async (sent) => {
    asked.push(new TextDecoder().decode(sent));
    return bytes(`answer ${asked.length}`);
  });
  socket.write(bytes('a'));
  socket.write(bytes('b'));
  expect(String((await once(socket, 'data'))[0])).toBe('answer 1');
  socket.write(bytes('c'));
  expect(String((await once(socket, 'data'))[0])).toBe('answer 2');
  expect(asked).toEqual(['ab', 'c']);
});

test('a thread that is gone ends the connection with its reason', async () => {
  const socket = new ThreadSocket(() => Promise.reject(new Error('PGlite is gone')));
  const told: string[] = [];
  socket.on('error', (error) => told.push(error.message));
  const closed = new Promise((resolve) => socket.on('close', () => resolve(told.push('closed'))));
  socket.write(bytes('a'));
  await closed;
  expect(told).toEqual(['PGlite is gone', 'closed']);
  expect(socket.writable).toBe(false);
});
