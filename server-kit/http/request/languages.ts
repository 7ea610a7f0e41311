import type { IncomingMessage } from 'node:http';
import { type LanguageTag, languageAmong } from '../../../domain/languages.ts';

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

/** The language in which a refusal is told: that which the caller asks for, or English where there are no sentences in it. */
export const languageOf = (request: Pick<IncomingMessage, 'headers'>): LanguageTag =>
  languageAmong(wantedBy(request)) ?? 'en';
