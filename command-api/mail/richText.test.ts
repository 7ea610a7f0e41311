import { expect, test } from 'vitest';
import { processorTime } from '../../test/processorTime.ts';
import { harmless, textOf } from './richText.ts';

test('text that a person typed stays as it is', () => {
  const typed = '<p>Hello <b>Ada</b>,</p><ul><li>one</li><li>two</li></ul><p>Yours<br>Bob &amp; Co</p>';
  expect(harmless(typed)).toBe(typed);
  expect(textOf(typed)).toBe('Hello Ada,\n\n- one\n\n- two\n\nYours\nBob & Co');
});
test('a link keeps its address alone, and text shows it behind the words', () => {
  const link = '<a onclick="x()" href="https://acme.example/?a=1&amp;b=2" style="color:red">the shop</a>';
  expect(harmless(link)).toBe('<a href="https://acme.example/?a=1&amp;b=2">the shop</a>');
  expect(textOf(link)).toBe('the shop (https://acme.example/?a=1&b=2)');
});
test.for([
  ['<script>alert(1)</script>Hi', 'Hi'],
  ['<SCRIPT src=//evil.example></SCRIPT >Hi', 'Hi'],
  ['<script>never closed', ''],
  ['<style>p{display:none}</style><p>Hi</p>', '<p>Hi</p>'],
  ['<img src=x onerror=alert(1)>Hi', 'Hi'],
  ['<p onclick="alert(1)" style="position:fixed">Hi</p>', '<p>Hi</p>'],
  ['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['<a href="&#106;avascript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['<a href="data:text/html,x">Hi</a>', '<a>Hi</a>'],
  ['<svg><script>alert(1)</script></svg>Hi', 'Hi'],
  ['<!-- <script> -->Hi', 'Hi'],
  ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<<b>script>alert(1)', '&lt;<b>script&gt;alert(1)</b>'],
  ['<b><i>open', '<b><i>open</i></b>'],
  ['</div></body>closed', 'closed'],
] as const)('%s becomes %s', ([typed, made]) => expect(harmless(typed)).toBe(made));

test.for([
  ['a tag that never ends', `<a${' '.repeat(100_000)}`],
  ['an attribute that never ends', `<a ${'href='.repeat(20_000)}>`],
  ['many tags that are never closed', '<b>'.repeat(16_000) + '</i>'.repeat(13_000)],
  ['many that are closed at once', `${'<b>'.repeat(33_000)}</b>`],
  ['blanks between tags', '<b> '.repeat(25_000)],
  ['comments', '<!--'.repeat(25_000)],
  ['scripts', '<script'.repeat(14_000)],
  ['ends of scripts', `<script>${'</script '.repeat(11_000)}`],
  ['signs that begin tags', '<'.repeat(100_000)],
] as const)('the work for 100,000 characters does not grow with their square: %s', ([, typed]) => {
  const took = processorTime(() => [harmless(typed), textOf(typed)]);
  // A machine at a tenth of the usual speed takes less, and the square of the characters minutes.
  expect(took).toBeLessThan(5000);
});
