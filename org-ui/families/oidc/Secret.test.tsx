import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhyNot } from '../../../web-kit/commands/whyNot.ts';
import type { CallPath } from '../../../web-kit/sends.ts';
import { FreshMetadata } from '../saml/FreshMetadata.tsx';
import type { SamlDetail } from '../saml/saml.ts';
import { Secret } from './Secret.tsx';

const why = 'Only owners and administrators may do this.';
/** Part of a page as those see it whose role does not include a call: its buttons, and those that are out of reach. */
function seenWithout(path: CallPath, part: React.ReactNode) {
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <WhyNot value={(asked) => (asked === path ? why : undefined)}>{part}</WhyNot>
    </QueryClientProvider>,
  );
  const buttons = html.match(/<button[^>]*>/g)!;
  return { buttons: buttons.length, barred: buttons.filter((each) => each.includes('aria-disabled="true"')) };
}

test('a client secret can be neither shown nor copied by those whose role does not include it, and they are told why', () => {
  const { buttons, barred } = seenWithout(
    'POST /clientSecret/:appId',
    <Secret appId="shop" secretKeptUntil={null} />,
  );
  expect([buttons, barred.length]).toEqual([3, 2]);
  for (const button of barred) expect(button).toContain(`aria-description="${why}"`);
});
test('metadata can be compared by those whose role includes reading them', () => {
  const app = { appId: 'shop', metadata_url: 'https://sp.example' } as SamlDetail;
  const without = (path: CallPath) => seenWithout(path, <FreshMetadata app={app} />);
  expect(without('POST /SAML/readMetadata').barred).toHaveLength(1);
  expect(without('PUT /SAML/update/:appId').barred).toHaveLength(0);
});
