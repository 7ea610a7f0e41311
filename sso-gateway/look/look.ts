import type { IncomingMessage } from 'node:http';
import { ref } from '../../domain/kit.ts';
import { languageAmong } from '../../domain/languages.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { shownBrand } from '../../server-kit/shownBrand.ts';
import type { Look } from './pages.ts';

/** Finds how a page is shown to the browser that sends a request. */
export type LookFor = (req: Pick<IncomingMessage, 'headers'>) => Promise<Look>;

/** The weight of a language range (RFC 9110 section 12.4.2): 1 where none is given, 0 for what is not wanted. */
const weightOf = (range: string) => Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1);
/** The tags that a browser asks for (RFC 9110 section 12.5.4), the best one first. */
export const wantedBy = ({ headers }: Pick<IncomingMessage, 'headers'>): string[] =>
  (headers['accept-language'] ?? '')
    .split(',')
    .map((range) => ({ tag: range.split(';')[0]!.trim(), weight: weightOf(range) }))
    .filter(({ tag, weight }) => tag && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

/** Pages of an organisation have the browser's language, or else that of the organisation's mails, and its brand. */
export const lookOf =
  (kit: Kit, organisationId: string): LookFor =>
  async (req) => {
    const { state } = await kit.executor.look(ref(organisation, organisationId));
    const language = languageAmong(wantedBy(req)) ?? state.language;
    return { language, brand: await shownBrand(kit, organisationId) };
  };
