import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { type Colours, colourPattern, correctionsOf, usualColours } from '../../../web-kit/look/brand.ts';
import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { texts } from './texts.ts';

const t = texts;
/** One of the brands that were published. */
export type Published = ReplyOf<Calls, 'GET /brand/:uniqueId'>[number];
/** What can be chosen. Until it is published, it is in this browser alone. */
export type Draft = Pick<Published, 'logo' | 'productName' | 'mailWords'> & Colours;

/** What the organisation has published, the newest first. */
export const brandQuery = (uniqueId: string) =>
  read('GET /brand/:uniqueId', { uniqueId, sort: '["version","DESC"]' } as never);

/** What was chosen in a published brand. */
export const chosenIn = ({ logo, primary, accent, productName, mailWords }: Draft): Draft => ({
  ...{ logo, primary, accent, productName, mailWords },
});
/** The brand that is shown now; the product's own colours before the first. */
export const shownOf = ([newest]: readonly Published[]): Draft =>
  newest ? chosenIn(newest) : { logo: '', ...usualColours, productName: '', mailWords: [] };

/** Whether the draft has something that is not published. */
export const isChanged = (before: Draft, next: Draft) =>
  JSON.stringify(chosenIn(before)) !== JSON.stringify(chosenIn(next));

/** Publishes a brand. */
export const publishing = (uniqueId: string) =>
  sends('PUT /brand/:uniqueId', (draft: Draft) => ({ uniqueId, ...draft }));

const isColour = (typed: string) => colourPattern.test(typed);
/** The reason why a typed colour cannot be published; undefined when it can. */
export const colourProblem = (typed: string) => (isColour(typed) ? undefined : t.colourWrong);
/** What is published in place of a colour that could not be read, in words; empty where nothing is. */
export const correctionOf = (draft: Draft, colour: keyof Colours): string =>
  isColour(draft.primary) && isColour(draft.accent)
    ? correctionsOf(draft)
        .filter((each) => each.colour === colour)
        .map(({ mode, shown }) => t.corrected[mode](shown))
        .join(' ')
    : '';
/** The draft with the colours shown now in place of those that are no colours yet, so that it can be previewed. */
export const previewed = (draft: Draft, shown: Draft): Draft => ({
  ...draft,
  primary: isColour(draft.primary) ? draft.primary : shown.primary,
  accent: isColour(draft.accent) ? draft.accent : shown.accent,
});
