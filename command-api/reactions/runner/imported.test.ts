import { expect, test } from 'vitest';
import { InviteResent } from '../../../domain/invite/events.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { on } from '../kit/kit.ts';
import { causeOf } from './attempt.ts';

test('what was imported causes nothing: the installation in which it happened has answered it', () => {
  const cause = (more: object, options = {}) => {
    const reaction = on(InviteResent, 'mail', async () => {}, undefined, options);
    const metadata = { version: 1, at: '2026-01-01T00:00:00.000Z', correlationId: 'test', ...more };
    const event = {
      ...{ id: 'one', streamId: 'invite-1', revision: 1, position: 1, recordedAt: new Date(0) },
      ...{ ...InviteResent({ expiresAt: '2026-01-03T00:00:00.000Z' }), metadata },
    };
    return causeOf(event, reaction, {} as Kit);
  };
  expect(cause({})).toMatchObject({ target: { id: '1' } });
  expect(cause({ imported: true })).toBeUndefined();
  // What was left to do there is done here.
  expect(cause({ imported: true }, { alsoMoved: true })).toMatchObject({ target: { id: '1' } });
});
