import { expect, test } from 'vitest';
import { embeddable, isFile, playing } from './embed.ts';

test('only http and https addresses are embedded, all else is a blank page [org-videos.url]', () => {
  expect(embeddable('https://videos.example/a?b=c')).toBe('https://videos.example/a?b=c');
  expect(embeddable('http://videos.example/a')).toBe('http://videos.example/a');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'a video', ''])
    expect(embeddable(url)).toBe('about:blank');
});
test('a file is told from a page by its ending', () => {
  expect(isFile('https://videos.example/a.mp4?x=1')).toBe(true);
  expect(isFile('https://videos.example/mp4')).toBe(false);
});
test('a player is asked to play at once, and a blank page is not', () => {
  expect(playing('https://videos.example/a?b=c')).toBe('https://videos.example/a?b=c&autoplay=1');
  expect(playing('about:blank')).toBe('about:blank');
});
