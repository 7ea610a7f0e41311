import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { seriousIn } from '../../clients/axe.ts';
import { type Chrome, nothingWrong, openBrowser, screenshot } from '../../clients/browser.ts';
import { oidcApp, oidcUser } from '../../clients/openid.ts';
import { personIdOf } from '../../people/familyUsers.ts';
import { operatorOf } from '../../people/people.ts';
import { caughtUp, type Here, sharedProduct } from '../../product.ts';
import { chooses } from '../choosing.ts';
import { entersConsole } from '../landing.ts';
import { printed, saved } from '../lists.ts';

let product: Here;
let chrome: Chrome;
let page: Page;
let origin: string;
let personId: string;
let appId: string;
beforeAll(async () => {
  product = await sharedProduct();
  const operator = await operatorOf(product, 'special_plan');
  const app = await oidcApp(operator);
  appId = app.appId;
  personId = await personIdOf(product, (await oidcUser(product, operator, app)).userId);
  await caughtUp(product);
  chrome = await openBrowser();
  page = await (await chrome.person()).newPage();
  origin = await entersConsole(page, operator);
});
afterEach(() => nothingWrong(chrome));
afterAll(() => chrome?.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
async function selects(name: string, option: string) {
  await chooses(page.getByRole('combobox', { name, exact: true }), option);
}
const barriers = () => seriousIn(page);

test('a custom attribute is named, known of a person, and told to an application', async () => {
  await page.goto(`${origin}/people/${personId}`);
  const known = page.getByRole('region', { name: 'Attributes', exact: true });
  await known.getByText(/^Your organization keeps no custom attributes yet/).waitFor();
  await screenshot('custom-attributes-person-none', page);
  await known.getByRole('link', { name: 'Define attributes' }).press('Enter');
  await page.getByText(/^No attributes yet/).waitFor();
  await screenshot('custom-attributes-none', page);
  await button('Edit').click();
  await button('Add attribute').click();
  await button('Save').click();
  await page.getByText('Please enter a label').waitFor();
  await field('Label 1').fill('Cost centre');
  await field('Name 1').fill('email');
  await page.getByText(/is already the name of something else/).waitFor();
  await field('Name 1').fill('cost_centre');
  await button('Add attribute').click();
  await field('Label 2').fill('Site');
  await field('Name 2').fill('site');
  await selects('Kind 2', 'Choice');
  await field('Values to choose from 2').fill('Pune\nBerlin');
  await screenshot('custom-attributes-edit', page);
  expect(await barriers()).toEqual([]);
  await button('Save').click();
  await page.getByText('Choice: Pune, Berlin').waitFor();
  await screenshot('custom-attributes', page);
  expect(await barriers()).toEqual([]);

  await page.goto(`${origin}/people/${personId}`);
  await known.getByText('Cost centre', { exact: true }).waitFor();
  await known.getByRole('button', { name: 'Edit' }).click();
  await field('Cost centre').fill('R&D <7>');
  await selects('Site', 'Berlin');
  await screenshot('custom-attributes-person-edit', page);
  expect(await barriers()).toEqual([]);
  await known.getByRole('button', { name: 'Save' }).click();
  await known.getByText('R&D <7>', { exact: true }).waitFor();
  await known.getByText('Berlin', { exact: true }).waitFor();
  await screenshot('custom-attributes-person', page);

  await page.goto(`${origin}/viewOidcApp/${appId}`);
  await button('Edit').click();
  await button('Add claim').click();
  await selects('Attribute 1', 'Cost centre');
  await selects('When 1', 'Always');
  await expect.poll(() => field('Claim 1').inputValue()).toBe('cost_centre');
  await screenshot('custom-claims-edit', page);
  expect(await barriers()).toEqual([]);
  await button('Save').click();
  await page.getByText('cost_centre: cost_centre (Always)').waitFor();
  await screenshot('custom-claims', page);
});

test('a file of people has custom attributes: it says by line which of them are wrong, and the list of people exports them', async () => {
  await page.route('**/api/invite/run', (route) =>
    route.fulfill({ status: 403, json: { errorMessage: 'Busy' } }),
  );
  await page.goto(`${origin}/invite-many?app=${appId}`);
  await page.getByRole('alert').filter({ hasText: 'Busy' }).waitFor();
  expect(await page.getByLabel('Choose a CSV file').count()).toBe(0);
  await page.unroute('**/api/invite/run');
  await button('Try again').click();
  nothingWrong(chrome, [/status of 403/]);
  await page.getByLabel('Choose a CSV file').setInputFiles({
    ...{ name: 'people.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(
      [
        'Email,Name,Cost centre,custom.site',
        'mary@acme.example,Mary Jackson,R&D 8,Pune',
        'katherine@acme.example,Katherine Johnson,R&D 9,Paris',
        'dorothy@acme,Dorothy Vaughan,,Berlin',
        'christine@acme.example,Christine Darden,"=HYPERLINK(""https://evil.example"")",Pune',
        'mary@acme.example,Mary Again,,',
      ].join('\r\n'),
    ),
  });
  const wrong = page.getByRole('listitem').filter({ hasText: /^Line/ });
  await expect.poll(() => wrong.count()).toBe(4);
  await screenshot('custom-attributes-invite-many', page);
  expect(await wrong.allInnerTexts()).toEqual([
    'Line 3: Site: must be one of Pune, Berlin',
    expect.stringMatching(/^Line 4: /),
    'Line 5: A cell begins like a formula',
    'Line 6: The same address as on line 2',
  ]);
  expect(await barriers()).toEqual([]);
  await button('Invite 1 person').click();
  await page.getByText('The invitations have been sent.').waitFor();
  await screenshot('custom-attributes-invited', page);

  await caughtUp(product);
  await page.goto(`${origin}/people`);
  const [head, ...lines] = await saved(page);
  expect(head).toMatch(/,suspended,custom\.cost_centre,custom\.site$/);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^"?${personId}"?,.*,R&D <7>,Berlin$`))]);
  const [titles, ...rows] = await printed(page);
  expect(titles!.join(',')).toBe(head);
  expect(rows).toEqual([expect.arrayContaining([personId, 'R&D <7>', 'Berlin'])]);
  await screenshot('custom-attributes-people', page);
});
