import { useEffect, useState } from 'react';
import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { call } from '../../web-kit/call.ts';

/** How the organisation of this host is shown. */
export type Brand = NonNullable<ReplyOf<Calls, 'GET /brand'>['brand']>;
type Palette = Brand['light'];

const rulesOf = (palette: Palette) =>
  `:root { ${Object.entries(palette)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ')} }`;

/** Puts the colours of a brand in place of the product's own. The policy of the page allows no style element. */
function wear({ light, dark }: Brand) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${rulesOf(light)} @media (prefers-color-scheme: dark) { ${rulesOf(dark)} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', light.brand);
}

/** Undefined until it is known; null where there is none. */
let known: Brand | null | undefined;
let asked: Promise<void> | undefined;
/** Asks once for each page that is loaded. A page without an answer looks like the product's own. */
const load = () =>
  (asked ??= call('GET /brand', {})
    .then(({ brand }) => {
      if (brand) wear(brand);
      known = brand;
    })
    .catch(() => {
      known = null;
    }));

/** The brand of this host; null where none was published, and undefined while nobody knows. */
export function useBrand(): Brand | null | undefined {
  const [brand, setBrand] = useState(known);
  useEffect(() => {
    let gone = false;
    load().then(() => gone || setBrand(known));
    return () => {
      gone = true;
    };
  }, []);
  return brand;
}
