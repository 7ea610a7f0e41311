import type { IncomingMessage } from 'node:http';
import { ref } from '../../domain/kit.ts';
import { languageAmong } from '../../domain/languages.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { wantedBy } from '../../server-kit/http/request/languages.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { shownBrand } from '../../server-kit/shownBrand.ts';
import type { Look } from './pages.ts';

/** Finds how a page is shown to the browser that sends a request. `asked` are tags that come before those of the browser. */
export type LookFor = (req: Pick<IncomingMessage, 'headers'>, asked?: readonly string[]) => Promise<Look>;

/** The tags of the languages in which an application asks us to show pages (OpenID Connect Core section 3.1.2.1). */
export const uiLocalesOf = (params: { ui_locales?: unknown } | undefined): string[] =>
  String(params?.ui_locales ?? '').split(' ');

/** Pages of an organisation have the browser's language, or else that of the organisation's mails, and its brand. */
export const lookOf =
  (kit: Kit, organisationId: string): LookFor =>
  async (req, asked = []) => {
    const { state } = await kit.executor.look(ref(organisation, organisationId));
    const language = languageAmong([...asked, ...wantedBy(req)]) ?? state.language;
    return { language, brand: await shownBrand(kit, organisationId) };
  };
