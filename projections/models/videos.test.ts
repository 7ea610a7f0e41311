import { expect, test } from 'vitest';
import { VideoAdded, VideoChanged, VideoRemoved } from '../../domain/video/events.ts';
import { after } from '../testSpec.ts';
import { videos } from './videos.ts';

const about = {
  ...{ url: 'https://videos.example/team', title: 'Your team', subtitle: '', description: '' },
  categories: ['Team'],
};
type Story = Parameters<typeof after>[1];
const added: Story = ['video', VideoAdded(about)];

test('a video is shown as it was last changed, until it is removed [data.video]', () => {
  const changed: Story = ['video', VideoChanged({ ...about, title: 'The team' })];
  after(videos, added, changed).shows({ id: 'video', title: 'The team', categories: ['Team'] });
  expect(after(videos, added, ['video', VideoRemoved({})]).rows).toEqual([]);
});
