import type { KoaContextWithOIDC } from 'oidc-provider';
import { type LookFor, uiLocalesOf } from './look.ts';
import { type Page, rendered } from './pages.ts';

/** Has the library's server answer with a page. The body, which is found later, sets the status 200 unless there is another. */
export function setPage(ctx: KoaContextWithOIDC, page: Page) {
  ctx.state.page = page;
  ctx.body = '';
}

/** Shows the page that was set while a request was answered. It comes before all that sets one. */
export const showsPages =
  (lookFor: LookFor) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const page = ctx.state.page as Page | undefined;
    if (!page) return;
    const { html, policy } = rendered(await lookFor(ctx.req, uiLocalesOf(ctx.oidc?.params)), page);
    ctx.set('Content-Security-Policy', policy);
    ctx.type = 'html';
    ctx.body = html;
  };
