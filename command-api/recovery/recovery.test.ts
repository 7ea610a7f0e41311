import { beforeAll, describe, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { land, openMail, operatorOf, register, signIn, unique } from '../../test/people/people.ts';
import {
  askedRecovery,
  beginRecovering,
  finishRecovering,
  mailedTo,
  openedRecovery,
} from '../../test/people/recovery.ts';
import { addsDevice, colleagueOf, grantedDevice } from '../../test/people/team.ts';
import { type Here, mailedToken, mailsOf, sharedProduct, solveCaptcha, visit } from '../../test/product.ts';

let product: Here;
beforeAll(async () => {
  product = await sharedProduct();
});

const read = (accessToken: string) => visit(product).call('POST /recovery/read', { accessToken });
const open = (accessToken: string) => visit(product).call('POST /recovery/open', { accessToken });
const underWay = async ({ call }: Pick<Awaited<ReturnType<typeof operatorOf>>, 'call'>) =>
  (await call('GET /recoveries', {})).map(({ id }) => id);

/** Asks for a recovery link as somebody who does not read the mails. */
async function askedAgain(email: string) {
  const guest = visit(product);
  await guest.call('POST /recovery/request', { email, captcha: await solveCaptcha(guest) });
}

describe('an operator who lost the only device', () => {
  test('gets a link by mail, opens it, waits a day and is not let in before', async () => {
    const ada = await operatorOf(product);
    const { accessToken } = await askedRecovery(product, ada);
    expect(await read(accessToken)).toMatchObject({ phase: 'requested', email: ada.email, waitHours: 24 });
    const opened = await open(accessToken);
    expect(opened.phase).toBe('waiting');
    const wait = Date.parse(opened.readyAt!) - Date.now();
    expect(wait).toBeGreaterThan(23.9 * 3_600_000);
    expect(wait).toBeLessThanOrEqual(24 * 3_600_000);
    expect(await refusal(beginRecovering(product, accessToken))).toEqual(refusing('recovery.early'));
  });
  test('waits as long as the organisation says', async () => {
    const ada = await operatorOf(product);
    await ada.call('PUT /organisationSecurity/:uniqueId', { uniqueId: ada.uniqueId, recoveryWaitHours: 0 });
    const { accessToken } = await askedRecovery(product, ada);
    expect(await open(accessToken)).toMatchObject({ phase: 'ready', waitHours: 0 });
  });
  test('then makes a passkey, once; all sessions end, and the old device stays listed', async () => {
    const ada = await operatorOf(product);
    const { accessToken } = await openedRecovery(product, ada);
    const begun = await beginRecovering(product, accessToken);
    const late = await beginRecovering(product, accessToken);
    await finishRecovering(begun, begun.key);
    expect(await refusal(ada.call('GET /usage', {}))).toEqual(refusing('session.none'));
    expect(await refusal(finishRecovering(late, late.key))).toMatchObject({ status: 401 });
    expect(await refusal(beginRecovering(product, accessToken))).toEqual(refusing('recovery.over'));
    await signIn(visit(product), begun.key, ada.email);
    await signIn(visit(product), ada.key, ada.email);
    await expect
      .poll(() => mailedTo(product, 'A new device can sign in to your account'))
      .toContain(ada.email);
  });
  test('has a place for the new device although the plan is full, each time', async () => {
    const ada = await operatorOf(product);
    for (let devices = 1; devices < 5; devices++)
      await addsDevice(product, (await grantedDevice(product, ada)).accessToken);
    expect(await refusal(ada.call('POST /generateEmailToken', {}))).toEqual(refusing('device.limit'));
    const recovers = async (accessToken: string) => {
      const begun = await beginRecovering(product, accessToken);
      await finishRecovering(begun, begun.key);
      await signIn(visit(product), begun.key, ada.email);
    };
    await recovers((await openedRecovery(product, ada)).accessToken);
    // Again before the lost ones are removed.
    const link = String(await product.system.commands.recover!(ada.email, () => {}));
    const again = link.split('/recover/')[1]!;
    await open(again);
    await recovers(again);
  });
});

test('an unknown address is answered like a known one, and is mailed nothing', async () => {
  const ada = await operatorOf(product);
  const ask = async (email: string) => {
    const guest = visit(product);
    const captcha = await solveCaptcha(guest);
    const answer = await guest.send('/api/recovery/request', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...guest.headers },
      body: JSON.stringify({ email, captcha }),
    });
    const telling = [...answer.headers.keys()].filter((name) => name !== 'date').sort();
    return { status: answer.status, body: await answer.json(), telling };
  };
  const nobody = `${unique('nobody')}@acme.example`;
  expect(await ask(nobody)).toEqual(await ask(ada.email));
  await mailedToken(product, ada.email, 'recover');
  expect((await mailsOf(product)).filter(({ to }) => to === nobody)).toEqual([]);
});
test('an operator is mailed five links a day, whoever asks, of which each still opens', async () => {
  const ada = await operatorOf(product);
  await askedRecovery(product, ada);
  for (let n = 0; n < 6; n++) await askedAgain(ada.email);
  await askedRecovery(product, await operatorOf(product));
  const links = async () =>
    (await mailsOf(product)).filter(({ to, text }) => to === ada.email && text.includes('/recover/'));
  await expect.poll(async () => (await links()).length).toBe(5);
  for (const { text } of await links()) {
    const [, accessToken] = /\/recover\/([\w.~-]+)/.exec(text)!;
    expect(await open(accessToken!)).toMatchObject({ phase: 'waiting' });
  }
});
test('asking for others, known or not, uses up no link of an operator', async () => {
  const ada = await operatorOf(product);
  const nobody = `${unique('nobody')}@acme.example`;
  const ask = async () => {
    const guest = visit(product, `${ada.subdomain}.localhost`);
    const captcha = await solveCaptcha(guest);
    await guest.call('POST /accessRequest/lostDevice', { email: ada.email, captcha });
  };
  for (let n = 0; n < 6; n++) await ask();
  for (let n = 0; n < 6; n++) await askedAgain(nobody);
  await askedRecovery(product, ada);
});

test('links to the console and to the onboarding that are older than a recovery end with it', async () => {
  const recovers = async (email: string) => {
    const link = String(await product.system.commands.recover!(email, () => {}));
    const accessToken = link.split('/recover/')[1]!;
    await open(accessToken);
    const begun = await beginRecovering(product, accessToken);
    await finishRecovering(begun, begun.key);
    return begun.key;
  };
  const ada = await operatorOf(product);
  const { redirectTo: before } = await signIn(visit(product), ada.key, ada.email);
  const key = await recovers(ada.email);
  expect(await refusal(land(product, before!))).toEqual(refusing('session.token'));
  await land(product, (await signIn(visit(product), key, ada.email)).redirectTo!);

  const { email } = await register(product);
  const { guest, bearer } = await openMail(product, email);
  await recovers(email);
  expect(await refusal(guest.call('GET /usage', {}))).toEqual(refusing('session.token'));
  const opened = visit(product).call('POST /verifyToken', { accessToken: bearer });
  expect(await refusal(opened)).toEqual(refusing('session.token'));
});

describe('opening the link', () => {
  test('tells the person and every colleague, each of whom can stop it by the mail', async () => {
    const ada = await operatorOf(product);
    const bob = await colleagueOf(product, ada);
    const { accessToken } = await askedRecovery(product, ada);
    expect(await mailedTo(product, /being recovered/)).not.toContain(bob.email);
    await open(accessToken);
    const stop = await mailedToken(product, bob.email, 'stop-recovery');
    await mailedToken(product, ada.email, 'stop-recovery');
    expect(await read(stop)).toMatchObject({ phase: 'waiting', email: ada.email });
    await visit(product).call('POST /recovery/stop', { accessToken: stop });
    expect(await refusal(read(accessToken))).toEqual(refusing('recovery.over'));
    await visit(product).call('POST /recovery/stop', { accessToken: stop });
  });
  test('shows it in the console, where a colleague stops it, and no other organisation sees it', async () => {
    const ada = await operatorOf(product);
    const bob = await colleagueOf(product, ada);
    const rival = await operatorOf(product);
    const { accessToken } = await askedRecovery(product, ada);
    await open(accessToken);
    await expect.poll(() => underWay(bob)).toEqual([ada.userId]);
    expect(await underWay(rival)).toEqual([]);
    const stop = { userId: ada.userId };
    expect(await refusal(rival.call('POST /recovery/stop/:userId', stop))).toEqual(
      refusing('recovery.unknown'),
    );
    await bob.call('POST /recovery/stop/:userId', stop);
    expect(await underWay(bob)).toEqual([]);
    expect(await refusal(open(accessToken))).toEqual(refusing('recovery.over'));
  });
  test('again, or asking again, does not begin the wait anew', async () => {
    const ada = await operatorOf(product);
    const first = await askedRecovery(product, ada);
    const { readyAt } = await open(first.accessToken);
    const guest = visit(product);
    await guest.call('POST /recovery/request', { email: ada.email, captcha: await solveCaptcha(guest) });
    const second = await mailedToken(product, ada.email, 'recover');
    expect(await open(second)).toMatchObject({ phase: 'waiting', readyAt });
  });
});

test('one link adds only one of two passkeys', async () => {
  const ada = await operatorOf(product);
  const { accessToken } = await openedRecovery(product, ada);
  const both = await Promise.all([1, 2].map(() => beginRecovering(product, accessToken)));
  const ended = await Promise.allSettled(both.map((each) => finishRecovering(each, each.key)));
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
test('a recovery that is stopped between the options and the passkey adds none', async () => {
  const ada = await operatorOf(product);
  const { accessToken, stop } = await openedRecovery(product, ada);
  const begun = await beginRecovering(product, accessToken);
  await visit(product).call('POST /recovery/stop', { accessToken: stop });
  expect(await refusal(finishRecovering(begun, begun.key))).toEqual(refusing('recovery.over'));
  expect(await refusal(signIn(visit(product), begun.key))).toEqual(refusing('device.unregistered'));
});
test('a suspended operator recovers nothing', async () => {
  const ada = await operatorOf(product);
  const bob = await colleagueOf(product, ada);
  const { accessToken } = await openedRecovery(product, bob);
  await ada.call('PUT /suspendOperator/:userId', { userId: bob.userId, suspended: true });
  expect(await refusal(beginRecovering(product, accessToken))).toEqual(refusing('operator.suspended'));
});

describe('a colleague', () => {
  const send = async (by: Awaited<ReturnType<typeof operatorOf>>, userId: string, key = by.key) => {
    const { accessToken } = await by.call('POST /recovery/send', { userId });
    const guest = visit(product);
    const { options, transactionId } = await guest.call('POST /recovery/confirm', { accessToken });
    return guest.call('POST /verify-recovery-assertion', { credential: key.get(options), transactionId });
  };
  test('sends the link after a passkey of their own, and nobody has to wait', async () => {
    const ada = await operatorOf(product);
    const bob = await colleagueOf(product, ada);
    await send(ada, bob.userId);
    const accessToken = await mailedToken(product, bob.email, 'recover');
    expect(await open(accessToken)).toMatchObject({ phase: 'ready', waitHours: 0 });
    const begun = await beginRecovering(product, accessToken);
    await finishRecovering(begun, begun.key);
    await signIn(visit(product), begun.key, bob.email);
    await expect.poll(() => mailedTo(product, `The access of Bob is being recovered`)).toContain(ada.email);
  });
  test('cannot do so for somebody whose role is beyond their own, also when that role was given meanwhile', async () => {
    const ada = await operatorOf(product);
    const eve = await colleagueOf(product, ada, 'administrator');
    const higher = refusing('role.higher', { role: 'Administrator' });
    expect(await refusal(eve.call('POST /recovery/send', { userId: ada.userId }))).toEqual(higher);
    expect(await refusal(eve.call('POST /generateEmailToken', { userId: ada.userId }))).toEqual(higher);
    const bob = await colleagueOf(product, ada, 'support');
    const { accessToken } = await eve.call('POST /recovery/send', { userId: bob.userId });
    const guest = visit(product);
    const { options, transactionId } = await guest.call('POST /recovery/confirm', { accessToken });
    await ada.call('PUT /operatorRole/:userId', { userId: eve.userId, role: 'auditor' });
    const late = guest.call('POST /verify-recovery-assertion', {
      ...{ credential: eve.key.get(options), transactionId },
    });
    expect(await refusal(late)).toEqual(refusing('role.higher', { role: 'Auditor' }));
  });
  test('cannot do so with somebody else’s passkey, for oneself or for a stranger', async () => {
    const ada = await operatorOf(product);
    const bob = await colleagueOf(product, ada);
    const rival = await operatorOf(product);
    expect(await refusal(send(ada, bob.userId, bob.key))).toEqual(refusing('ceremony.failed'));
    expect(await refusal(send(ada, ada.userId))).toEqual(refusing('operator.unknown'));
    expect(await refusal(send(ada, rival.userId))).toEqual(refusing('operator.unknown'));
  });
});
test('a link of another kind opens no recovery, and the one that stops makes no passkey', async () => {
  const ada = await operatorOf(product);
  const { stop, accessToken } = await openedRecovery(product, ada);
  expect(await refusal(beginRecovering(product, stop))).toEqual(refusing('session.token'));
  expect(await refusal(open(stop))).toEqual(refusing('session.token'));
  const stopping = visit(product).call('POST /recovery/stop', { accessToken });
  expect(await refusal(stopping)).toEqual(refusing('session.token'));
});

test('the server’s administrator gets a link that works at once, works once, and is mailed to nobody', async () => {
  const ada = await operatorOf(product);
  const link = String(await product.system.commands.recover!(ada.email.toUpperCase(), () => {}));
  const accessToken = link.split('/recover/')[1]!;
  expect(link).toBe(`${product.url}/recover/${accessToken}`);
  expect(await open(accessToken)).toMatchObject({ phase: 'ready', email: ada.email });
  const begun = await beginRecovering(product, accessToken);
  await finishRecovering(begun, begun.key);
  await signIn(visit(product), begun.key, ada.email);
  expect(
    (await mailsOf(product)).filter(({ to, text }) => to === ada.email && text.includes('/recover/')),
  ).toEqual([]);
  const unknown = product.system.commands.recover!('nobody@acme.example', () => {}) as Promise<unknown>;
  await expect(unknown).rejects.toThrow('There is no operator with the address nobody@acme.example.');
});
