import express, { type Request, type Response } from 'express';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { giveError } from './middleware.ts';
import { routes } from './routes.ts';

/** A longer query would come to more than browsers and servers take as an address. */
const longestKilobytes = 8;
const formType = 'application/x-www-form-urlencoded';
const readText = express.text({ type: formType, limit: `${longestKilobytes}kb` });
const textOf = ({ req, res }: KoaContextWithOIDC) =>
  new Promise<unknown>((resolve, reject) =>
    readText(req as Request, res as Response, (error?: unknown) =>
      error ? reject(error) : resolve((req as Request).body),
    ),
  );

const posted: readonly string[] = [routes.authorization, routes.end_session];

/**
 * Lets requests to sign in and to sign out be posted as a form (OpenID Connect Core, section 3.1.2.1; RP-Initiated
 * Logout, section 2). The browser is sent to the same address with the form as its query, because it brings the cookie
 * of its session to that, and would not with a form that another site posts.
 */
export function postedQuery(ctx: KoaContextWithOIDC, next: () => Promise<void>) {
  return ctx.method === 'POST' && posted.includes(ctx.path) ? sendOn(ctx) : next();
}

async function sendOn(ctx: KoaContextWithOIDC): Promise<void> {
  let form: unknown;
  try {
    form = await textOf(ctx);
  } catch (error) {
    const { status = 400 } = error as { status?: number };
    const why = status === 413 ? `is longer than ${longestKilobytes} KB` : 'cannot be read';
    return giveError(ctx, status, 'invalid_request', `the form ${why}`);
  }
  if (typeof form !== 'string')
    return giveError(ctx, 400, 'invalid_request', `the request is not ${formType}`);
  ctx.status = 303;
  ctx.set('Location', `${ctx.path}?${new URLSearchParams(form)}`);
}
