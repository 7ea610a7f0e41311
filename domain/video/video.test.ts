import { test } from 'vitest';
import { given } from '../testSpec.ts';
import { AddVideo, ChangeVideo, RemoveVideo } from './commands.ts';
import { VideoAdded, VideoChanged, VideoRemoved } from './events.ts';

const about = {
  url: 'https://videos.example/team',
  title: 'Your team',
  subtitle: 'In two minutes',
  description: 'Invite colleagues.',
  categories: ['Team', 'starter'],
};
const id = { id: 'video-1' };
const added = VideoAdded(about);

test('a video is added once, its categories each once', () => {
  given()
    .when(AddVideo, { ...id, ...about, categories: ['Team', ' Team ', 'starter'] })
    .then(added);
  given(added)
    .when(AddVideo, { ...id, ...about })
    .then();
});
test('only the given fields change, and repeating them changes nothing', () => {
  given(added)
    .when(ChangeVideo, { ...id, changes: { title: 'The team' } })
    .then(VideoChanged({ ...about, title: 'The team' }));
  given(added)
    .when(ChangeVideo, { ...id, changes: { title: 'Your team' } })
    .then();
});
test('a removed one is gone for good', () => {
  given(added).when(RemoveVideo, id).then(VideoRemoved({}));
  given(added, VideoRemoved({})).when(RemoveVideo, id).thenRefused('video.unknown');
});
test.for(['javascript:alert(1)', 'data:text/html,x', 'ftp://videos.example/a', 'videos', ''])(
  'only an http or https address is a video’s: %j is none',
  (url) =>
    given()
      .when(AddVideo, { ...id, ...about, url })
      .thenInvalid('url'),
);
test('a title and a category are needed', () =>
  given()
    .when(AddVideo, { ...id, ...about, title: ' ', categories: [] })
    .thenInvalid('title', 'categories'));

test.for([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?list=a&v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtube.com/live/dQw4w9WgXcQ?si=a', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['https://vimeo.com/76979871/8272103f6e?fl=pl', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  [
    'https://vimeo.com/76979871?share=copy&h=8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ],
  ['https://vimeo.com/76979871/description', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871?share=copy', 'https://player.vimeo.com/video/76979871'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', null],
] as const)('%s is kept as what can be embedded', ([url, kept]) =>
  given()
    .when(AddVideo, { ...id, ...about, url })
    .then(VideoAdded({ ...about, url: kept ?? url })),
);
