import { beforeAll, expect, test } from 'vitest';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { type App, adminOf, type Operator, operatorOf, webApp } from '../../test/people/people.ts';
import { type Here, sharedProduct, visit } from '../../test/product.ts';
import { until } from '../../test/until.ts';
import { gatherSteps } from './gather.ts';

let product: Here;
let ada: Operator;
let app: App;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product);
  app = await webApp(ada);
});
const hostOf = ({ subdomain }: Operator) => `${subdomain}.localhost`;
const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  Windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
};
/** A browser on a host. */
function browser(host: string, agent: keyof typeof agents = 'iPhone', origin?: string) {
  const guest = visit(product, host, origin === undefined ? {} : { origin });
  guest.headers['user-agent'] = agents[agent];
  return guest;
}
const begun = { ceremony: 'signIn', step: 'begun' } as const;
const week = { period: '7d' } as const;
const countsOf = async ({ call }: Operator) => (await call('GET /passkeyCounts', week)).now.browsers;

test('what pages and the script tell is counted for their organisation, by platform and family of the browser', async () => {
  const page = browser(hostOf(ada));
  await page.call('POST /passkeySteps', { ...begun, step: 'offered' });
  for (const step of ['begun', 'cancelled', 'begun', 'finished'] as const)
    await page.call('POST /passkeySteps', { ...begun, step });
  const shop = browser('localhost', 'Windows', app.origin);
  await shop.call('POST /sdk/:appId/step', { appId: app.appId, ceremony: 'registration', step: 'failed' });
  await until(async () =>
    expect((await countsOf(ada)).toSorted((a, b) => a.browser.localeCompare(b.browser))).toEqual([
      { ceremony: 'registration', platform: 'Windows', browser: 'Edge', counts: { failed: 1 } },
      {
        ...{ ceremony: 'signIn', platform: 'iOS', browser: 'Safari' },
        counts: { offered: 1, begun: 2, cancelled: 1, finished: 1 },
      },
    ]),
  );
  const { before } = await ada.call('GET /passkeyCounts', { ...week, zone: 'Asia/Kolkata' });
  expect(before.browsers).toEqual([]);
});
test('pages of no organisation count for the installation alone, which has those of all organisations', async () => {
  const bob = await operatorOf(product);
  const admin = await adminOf(product);
  const finished = async () =>
    (await admin.call('GET /admin/passkeyCounts', week)).now.browsers
      .filter(({ ceremony, platform }) => ceremony === 'registration' && platform === 'iOS')
      .reduce((sum, { counts }) => sum + (counts.finished ?? 0), 0);
  const told = { ceremony: 'registration', step: 'finished' } as const;
  const before = await finished();
  await browser('localhost').call('POST /passkeySteps', told);
  await browser(hostOf(bob)).call('POST /passkeySteps', told);
  await until(async () => expect(await finished()).toBe(before + 2));
  expect((await countsOf(bob)).map(({ counts }) => counts)).toEqual([{ finished: 1 }]);
});
test("another page cannot count for an organisation, and a host of nobody's counts nothing", async () => {
  const bob = await operatorOf(product);
  const tells = (host: string, origin?: string) =>
    refusal(browser(host, 'iPhone', origin).call('POST /passkeySteps', begun));
  const theirs = `http://${hostOf(ada)}:${product.port}`;
  expect(await tells(hostOf(bob), theirs)).toEqual(refusing('request.origin'));
  expect(await tells('nobody-here.localhost')).toEqual(refusing('request.elsewhere'));
  expect(await tells('admin.localhost')).toEqual(refusing('request.unknown'));
  const scripts = (appId: string, origin: string) =>
    refusal(browser('localhost', 'iPhone', origin).call('POST /sdk/:appId/step', { appId, ...begun }));
  expect(await scripts(app.appId, 'https://evil.example')).toEqual(refusing('request.origin'));
  expect(await scripts('nothing', app.origin)).toEqual(refusing('application.unknown'));
  expect(await countsOf(bob)).toEqual([]);
});
test('a step that does not exist is refused by its field, and whoever goes on with such has to wait', async () => {
  const page = browser(hostOf(ada));
  const hovers = () => refusal(page.call('POST /passkeySteps', { ...begun, step: 'hovered' as never }));
  expect((await hovers()).message).toMatch(/^step: /);
  // Two more a second are answered, so twice as many as are let through at once are more than a minute's.
  expect(await Promise.all(Array.from({ length: 240 }, hovers))).toContainEqual(refusing('request.tooMany'));
});
test('what was counted in a half hour is one event, which is written when the process ends; an organisation that is gone has none', async () => {
  const clock = () => Date.parse('2026-03-01T10:40:00Z');
  const { executor, log, store } = product.system;
  const steps = gatherSteps({ executor, log, clock });
  const step = { ...begun, platform: 'iOS', browser: 'Safari' };
  for (const organisationId of [ada.uniqueId, 'nobody'])
    for (let times = 0; times < 3; times++) steps.count(organisationId, step);
  await steps.close();
  const eventsOf = async (organisationId: string) =>
    (await Array.fromAsync(store.readStream(`passkeySteps-${organisationId}.2026-03-01`))).map(
      ({ data }) => data,
    );
  expect(await eventsOf(ada.uniqueId)).toEqual([
    { from: '2026-03-01T10:30:00.000Z', counts: [{ ...step, count: 3 }] },
  ]);
  expect(await eventsOf('nobody')).toEqual([]);
});
