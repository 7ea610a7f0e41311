import { expect, test } from 'vitest';
import { button } from './html.ts';
import { latchkey } from './templates.ts';

test('a mail breaks its address where a line ends, and the sentence before it between words', () => {
  const shown = button({ label: 'Sign in', link: 'https://acme.example/a' }, latchkey);
  const [sentence, address] = shown.split(latchkey.language.around.noButton);
  expect(sentence).not.toContain('word-break');
  expect(address).toContain('<span style="word-break:break-all">https://acme.example/a</span>');
});
