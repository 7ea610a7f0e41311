import type { BrowserContext, Page } from 'playwright-core';
import { screenshot, withPasskeys } from '../clients/browser.ts';

/** A person who becomes an operator on the public host. */
export type Newcomer = { email: string; vanity: string; url: string };

/** Fills the company form and solves the captcha. Ends at the choice of the method. */
export async function fillsCompany(page: Page, { url, email }: Newcomer) {
  await page.goto(`${url}/register`);
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone number').fill('+44 20 7946 0000');
  await page.getByLabel('Designation').selectOption('C level');
  await page.getByLabel('Company name').fill('Acme');
  await page.getByLabel('Official website').fill('https://acme.example');
  await page.getByLabel('Country').selectOption('United Kingdom');
  await page.getByLabel('Company size').selectOption('10-50');
  await page.getByLabel('Industry').selectOption({ index: 5 });
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await screenshot('1-register-company', page);
  await page.getByRole('button', { name: 'Next' }).click();
  await solvesCaptcha(page);
  await screenshot('1-register-method', page);
}
/** Fills the form and makes the passkey. Ends at the page that announces the mail. */
export async function registers(page: Page, newcomer: Newcomer) {
  const { url, email } = newcomer;
  await fillsCompany(page, newcomer);
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  await page.waitForURL(`${url}/mailSentSuccess`);
  await page.getByText(email).waitFor();
  await page.getByRole('link', { name: 'Open the mailbox' }).waitFor();
  await screenshot('1-mail-sent', page);
}

export const solvesCaptcha = async (page: Page) => {
  await page.getByLabel('I am not a robot').click();
  await page.getByText('Checked', { exact: true }).waitFor();
};

/** Opens the mail at /mailbox and follows its link to the wizard. */
export async function followsMail(page: Page, { url, email }: Newcomer) {
  await page.goto(`${url}/mailbox`);
  await page.getByRole('button', { name: email }).click();
  await screenshot('1-mailbox', page);
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm and continue' }).waitFor();
  await page.getByRole('region', { name: 'Links in this mail' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Congratulations! For Creating An Account' }).waitFor();
}

/** Goes through the three steps of the wizard; a taken name is refused, and a free one accepted, while it is typed. */
export async function onboards(page: Page, { vanity }: Newcomer) {
  await screenshot('1-onboarding-confirm', page);
  await page.getByRole('button', { name: 'Confirm Account' }).click();
  await page.getByRole('heading', { name: 'Setup Your Unique Access URL' }).waitFor();
  await page.getByLabel('Country').selectOption('United Kingdom');
  await page.getByLabel('Business Name').fill('Acme');
  const name = page.getByLabel('Vanity URL');
  await name.fill('no');
  await page.getByText(/This name is unusable/).waitFor();
  await name.fill(vanity);
  await page.getByRole('img', { name: 'Available' }).waitFor();
  await page.getByText(`${vanity}.localhost`).waitFor();
  await screenshot('1-onboarding-access', page);
  await page.getByRole('button', { name: 'Create URL' }).click();
  await page.getByText(/You successfully created your account!/).waitFor();
  await screenshot('1-onboarding-done', page);
}

/** Presses Continue To Login in the wizard's last step. */
export async function continuesToLogin(page: Page) {
  await page.getByRole('button', { name: 'Continue To Login' }).click();
  await page.getByRole('heading', { name: 'Operator Login' }).waitFor();
  await screenshot('1-login', page);
}

/** Enters e-mail and captcha on the sign-in page and uses the passkey. */
export async function asksToSignIn(page: Page, { email }: Newcomer) {
  await page.getByLabel('Email').fill(email);
  if (!(await page.getByLabel('I am not a robot').isChecked())) await solvesCaptcha(page);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs in. Ends in the console on the organisation's own host, at the page that was left. */
export async function signsIn(page: Page, newcomer: Newcomer, left = '/applications') {
  const { vanity } = newcomer;
  const own = new RegExp(`^http://${vanity}\\.localhost:\\d+/redirect/`);
  const landing = page.waitForRequest((request) => own.test(request.url()));
  await asksToSignIn(page, newcomer);
  await landing;
  await page.waitForURL(new RegExp(`^http://${vanity}\\.localhost:\\d+${left}`));
}

/** Closes the dialog that greets a new operator. */
export async function closesStarter(page: Page) {
  const starter = page.getByRole('dialog', { name: 'Getting Started' });
  await starter.waitFor();
  await screenshot('1-getting-started', page);
  const told = page.waitForResponse('**/api/updateOperator/*');
  await starter.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Manage Applications' }).waitFor();
  // The keyboard goes on at the button that opens it again, though nobody pressed that.
  await page.getByRole('button', { name: 'Getting Started' }).and(page.locator(':focus')).waitFor();
  return (await told).request().postDataJSON() as unknown;
}

/** A page of a person with their own passkey device. This browser does not suggest passkeys before it is asked to. */
export async function pageOf(context: BrowserContext) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    if ('PublicKeyCredential' in window)
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  return { page, passkeys: await withPasskeys(page) };
}
