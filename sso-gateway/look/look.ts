import type { IncomingMessage } from 'node:http';
import { ref } from '../../domain/kit.ts';
import { languageAmong } from '../../domain/languages.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { wantedBy } from '../../server-kit/http/request/languages.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { shownBrand } from '../../server-kit/shownBrand.ts';
import type { Look } from './pages.ts';

/** Finds how a page is shown to the browser that sends a request. */
export type LookFor = (req: Pick<IncomingMessage, 'headers'>) => Promise<Look>;

/** Pages of an organisation have the browser's language, or else that of the organisation's mails, and its brand. */
export const lookOf =
  (kit: Kit, organisationId: string): LookFor =>
  async (req) => {
    const { state } = await kit.executor.look(ref(organisation, organisationId));
    const language = languageAmong(wantedBy(req)) ?? state.language;
    return { language, brand: await shownBrand(kit, organisationId) };
  };
