import type { Page } from 'playwright-core';
import { type Operator, signIn } from '../people/people.ts';

/** The address to which an operator's sign-in leads. A browser that opens it gets the session. */
export async function landingOf({ base, key, email }: Operator): Promise<string> {
  const { redirectTo } = await signIn(base, key, email);
  return redirectTo!;
}

/** Opens the console as this operator, without the dialog for newcomers. Returns its origin. */
export async function entersConsole(page: Page, operator: Operator): Promise<string> {
  const { userId, call } = operator;
  await call('PUT /updateOperator/:userId', { userId, showStarter: false });
  const landing = await landingOf(operator);
  await page.goto(landing);
  await page.waitForURL('**/applications');
  return new URL(landing).origin;
}
