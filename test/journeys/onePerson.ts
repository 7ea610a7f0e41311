import * as client from 'openid-client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Chrome, nothingWrong, screenshot } from '../clients/browser.ts';
import { invitedToOidc, oidcApp, relyingParty } from '../clients/openid.ts';
import { samlApp } from '../clients/saml.ts';
import { serviceProvider } from '../clients/serviceProvider.ts';
import { personIdOf } from '../people/familyUsers.ts';
import type { Operator } from '../people/people.ts';
import { caughtUp, type Here, mailedToken, mailsOf } from '../product.ts';
import { pageOf } from './visitor.ts';

/** What the journey shares with the file that it is part of: its product, browser and console, and a site that answers to everything. */
type World = {
  product: Here;
  chrome: Chrome;
  operator: Operator;
  console: Page;
  origin: string;
  site: string;
};
/** An application, and the address that begins a sign-in there as its own page would. */
type There = { appId: string; name: string; begin: () => Promise<URL> };

/** Comes to an application. Returns whether the browser arrived there, and not at the page of the sign-in. */
async function arrives(page: Page, { begin }: There, { origin, site }: Pick<World, 'origin' | 'site'>) {
  await page.goto((await begin()).href);
  const isSignIn = (url: URL) =>
    url.origin === origin && /^\/(openid-login|idp\/login)\/$/.test(url.pathname);
  await page.waitForURL((url) => url.origin === site || isSignIn(url));
  return new URL(page.url()).origin === site;
}

/** One person from the invitation to three applications to the end of all access, on the page of the user and in the mails. */
export function onePersonJourney(world: () => World) {
  const ida = 'ida@users.example';
  /** Two applications of OpenID, one of SAML, and one to which the person was invited by a mail of its own. */
  let desk: Awaited<ReturnType<typeof openid>>;
  let board: typeof desk;
  let hr: There;
  let further: typeof desk;
  /** The browser of the person, and the one of the time after the device was lost. */
  let first: Page;
  let second: Page;
  let userId: string;
  let personId: string;

  async function openid() {
    const { product, operator, site } = world();
    const app = await oidcApp(operator, { redirect_uris: [`${site}/callback`] });
    const party = await relyingParty(product, app);
    const asks = () => party.begin({ redirect_uri: `${site}/callback` });
    /** Finishes a sign-in without a touch, and returns the tokens. */
    const tokensOf = async (page: Page) => {
      const { url, remembered } = await asks();
      expect(await arrives(page, { ...app, begin: async () => url }, world())).toBe(true);
      return party.finish(new URL(page.url()), remembered);
    };
    return { ...app, party, tokensOf, begin: async () => (await asks()).url };
  }
  async function saml() {
    const { product, operator, site } = world();
    const app = await samlApp(operator, { acsUrl: `${site}/acs`, sloUrl: `${site}/slo`, entityID: site });
    const party = await serviceProvider(product, operator, app);
    return { ...app, begin: () => party.begin() };
  }
  /** The applications at which the browser arrives without a touch. */
  const openTo = async (page: Page) => {
    const found: string[] = [];
    for (const there of [desk, board, hr, further])
      if (await arrives(page, there, world())) found.push(there.name);
    return found;
  };
  const signsIn = async (page: Page, there: There) => {
    expect(await arrives(page, there, world())).toBe(false);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`${world().site}/**`);
  };

  test('one mail and one passkey lead a person to three applications, a button to a fourth, and one sign-in to all of them [org-apps.wizard.add-person]', async () => {
    const { product, chrome, operator, console, origin } = world();
    [desk, board, hr, further] = [await openid(), await openid(), await saml(), await openid()];
    const { accessToken: earlier } = await invitedToOidc(product, operator, further, ida);
    await console.goto(`${origin}/addoidcuser?app=${desk.appId}`);
    await console.getByRole('heading', { name: 'Add Person', level: 1 }).waitFor();
    await console.getByLabel('Username').fill(ida);
    await console.getByLabel('Mobile').fill('call me');
    await console.getByRole('button', { name: 'Submit', exact: true }).click();
    await console.getByText('Please enter between 3 and 14 digits').waitFor();
    await console.getByLabel('Full name').fill('Ida Rhodes');
    await console.getByLabel('Mobile').fill('+4712345678');
    await console.getByLabel('Department').fill('Research');
    for (const { name } of [board, hr]) {
      await console.getByLabel('Also invite to').fill(name);
      await console.getByRole('option', { name, exact: true }).click();
    }
    await screenshot('person-1-invite', console);
    await console.getByRole('button', { name: 'Submit', exact: true }).click();
    await console.waitForURL(new RegExp(`/viewOidcApp/${desk.appId}`));
    await console.getByRole('row').filter({ hasText: ida }).waitFor();
    const token = await mailedToken(product, ida, 'OauthRegisterUser');
    expect((await mailsOf(product)).filter(({ to }) => to === ida)).toHaveLength(2);

    const { page, passkeys } = await pageOf(await chrome.person());
    first = page;
    await page.goto(`${origin}/OauthRegisterUser/${token}`);
    await page.getByText(`invites you to ${desk.name}, ${board.name} and ${hr.name}.`).waitFor();
    await page.getByRole('button', { name: 'Register with this device' }).click();
    await page.getByText('Registration SuccessFull !').waitFor();
    for (const { name } of [desk, board, hr])
      await page.getByRole('link', { name: `Open ${name}` }).waitFor();
    await screenshot('person-2-joined', page);
    await signsIn(page, board);
    expect(await arrives(page, further, world())).toBe(false);
    await page.goto(`${origin}/OauthRegisterUser/${earlier}`);
    await page.getByText('You have a passkey here already.').waitFor();
    expect(await page.getByRole('button').allInnerTexts()).toEqual([`Add ${further.name}`]);
    await screenshot('person-2-known', page);
    await page.getByRole('button').click();
    const done = page.getByRole('heading', { name: 'You have access' });
    await done.waitFor();
    expect(await done.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.getByText(`You can sign in to ${further.name} now`).waitFor();
    await screenshot('person-2-added', page);
    expect(await openTo(page)).toEqual([desk.name, board.name, hr.name, further.name]);
    expect(await passkeys.credentials()).toHaveLength(1);
  });

  test('a person who lost the device gets a link from the page of the person, and the lost one is signed out when it is removed', async () => {
    const { product, chrome, operator, console, origin } = world();
    userId = (await desk.tokensOf(first)).claims()!.sub;
    await caughtUp(product);
    personId = await personIdOf(product, userId);
    await console.goto(`${origin}/people/${personId}`);
    const sends = { name: 'Send recovery link', exact: true };
    await console.getByRole('button', sends).click();
    await console.getByRole('dialog').getByRole('button', sends).click();
    const token = await mailedToken(product, ida, 'recoverUser');
    const { page } = await pageOf(await chrome.person());
    second = page;
    await page.goto(`${origin}/recoverUser/${token}`);
    await page.getByText('lets you back in to everything that is open to you.').waitFor();
    await screenshot('person-3-recovery', page);
    await page.getByRole('button', { name: 'Make a new passkey' }).click();
    await page.getByRole('heading', { name: 'Your new passkey is ready' }).waitFor();
    expect(await page.getByText('Make a new passkey').count()).toBe(0);
    const opens = page.getByRole('link', { name: /^Open / });
    expect(new Set(await opens.allInnerTexts())).toEqual(
      new Set([desk, board, hr, further].map(({ name }) => `Open ${name}`)),
    );
    await screenshot('person-4-recovered', page);
    await signsIn(page, hr);

    await caughtUp(product);
    const devices = await operator.call('GET /person/:personId/devices', { personId });
    const [lost] = devices.toSorted((one, other) => one.addedAt.localeCompare(other.addedAt));
    await operator.call('DELETE /person/:personId/device/:deviceId', { personId, deviceId: lost!.id });
    expect(await openTo(first)).toEqual([]);
    expect(await openTo(second)).toHaveLength(4);
  });

  test('one application is closed to the person while the others go on, and then all are', async () => {
    const { product, operator, chrome, console, origin } = world();
    const [closed, left] = [await desk.tokensOf(second), await board.tokensOf(second)];
    const told = ({ party }: typeof desk, { access_token }: { access_token: string }) =>
      client.fetchUserInfo(party.config, access_token, client.skipSubjectCheck);
    await operator.call('PUT /updateOidcUser/:userId', { userId, suspended: true });
    expect(await openTo(second)).toEqual([board.name, hr.name, further.name]);
    await expect(told(desk, closed)).rejects.toThrow();
    expect(await told(board, left)).toMatchObject({ email: ida });

    await caughtUp(product);
    await console.goto(`${origin}/people/${personId}`);
    const suspends = { name: 'Suspend person', exact: true };
    await console.getByRole('button', suspends).click();
    await console.getByRole('dialog').getByRole('button', suspends).click();
    await console.getByRole('dialog').waitFor({ state: 'detached' });
    await screenshot('person-5-suspended', console);
    expect(await openTo(second)).toEqual([]);
    await expect(told(board, left)).rejects.toThrow();
    await second.getByRole('button', { name: 'Login' }).click();
    await second.getByText('This user is suspended').waitFor();
    await screenshot('person-6-out', second);
    nothingWrong(chrome, [/status of 403/]);
  });
}
