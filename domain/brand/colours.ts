/** How an organisation's two colours become those of pages and mails. Pure, and without imports, because browsers preview it. */

/** A colour as it is stored. */
export const colourPattern = /^#[0-9a-f]{6}$/;
export type Colours = { primary: string; accent: string };
/** The product's own colours, from which an organisation starts. `web-kit/look/theme.ts` has them too; a test compares the two. */
export const usualColours: Colours = { primary: '#0d5557', accent: '#d8732c' };

export const modes = ['light', 'dark'] as const;
/** The two ways in which a page is shown, as the viewer's system asks for it. */
export type Mode = (typeof modes)[number];
/** The names of the colours that a brand sets, as the style sheets know them. */
export const paletteNames = [
  'brand',
  'brand-strong',
  'brand-soft',
  'on-brand',
  'accent',
  'accent-ink',
  'accent-soft',
] as const;
export type Palette = Record<(typeof paletteNames)[number], string>;

/** The least contrast of text (WCAG 2.2, success criterion 1.4.3, level AA), and of lines and rings (1.4.11). */
export const leastContrast = { text: 4.5, line: 3 } as const;
/**
 * What pages have beside the brand. Of the grounds of text it is the one that is nearest to the text, so that what can be
 * read there can be read on the others. Rings and pictures lie on a rim of the colour of a card.
 */
const pages = {
  light: { ground: '#f0efe9', card: '#ffffff', onBrand: '#ffffff', away: '#000000' },
  dark: { ground: '#122225', card: '#122225', onBrand: '#0b1719', away: '#ffffff' },
} as const;
/** The share of a colour that is left in the soft ground made of it. */
const softness = 0.08;

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance, as WCAG 2.2 defines it. */
function luminanceOf(colour: string): number {
  const weights = [0.2126, 0.7152, 0.0722];
  return channelsOf(colour)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    .reduce((sum, linear, at) => sum + linear * weights[at]!, 0);
}

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The colour on the way from one to another: at 0 the first, at 1 the second. */
export function mixed(one: string, other: string, share: number): string {
  const to = channelsOf(other);
  const hex = channelsOf(one).map((from, at) =>
    Math.round(from + (to[at]! - from) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** The colour itself if it can be told from the ground, otherwise the nearest darker or lighter one that can. */
export function readableOn(ground: string, colour: string, least: number = leastContrast.text): string {
  const end = contrastOf('#000000', ground) > contrastOf('#ffffff', ground) ? '#000000' : '#ffffff';
  for (let step = 0; step < 100; step++) {
    const tried = mixed(colour, end, step / 100);
    if (contrastOf(tried, ground) >= least) return tried;
  }
  return end;
}

/** The colours of a page in a mode. Whatever was chosen, text on them and in them has the contrast of level AA. */
export function paletteOf({ primary, accent }: Colours, mode: Mode): Palette {
  const { ground, card, onBrand, away } = pages[mode];
  const brand = readableOn(ground, primary);
  const brandSoft = mixed(ground, brand, softness);
  const accentSoft = mixed(ground, accent, softness);
  return {
    brand,
    'brand-strong': readableOn(brandSoft, mixed(brand, away, 0.25)),
    'brand-soft': brandSoft,
    'on-brand': onBrand,
    accent: readableOn(card, accent, leastContrast.line),
    'accent-ink': readableOn(accentSoft, readableOn(ground, accent)),
    'accent-soft': accentSoft,
  };
}

/** A chosen colour that cannot be shown as it is, where that is so, and what is shown in its place. */
export type Correction = { colour: keyof Colours; mode: Mode; shown: string };
/** What of the chosen colours is corrected. */
export function correctionsOf(colours: Colours): Correction[] {
  return modes.flatMap((mode) => {
    const { brand, accent } = paletteOf(colours, mode);
    const shown = { primary: brand, accent };
    return (['primary', 'accent'] as const)
      .filter((colour) => shown[colour] !== colours[colour])
      .map((colour) => ({ colour, mode, shown: shown[colour] }));
  });
}
