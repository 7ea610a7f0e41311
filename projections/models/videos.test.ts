import { expect, test } from 'vitest';
import { VideoAdded, VideoChanged, VideoRemoved } from '../../domain/video/events.ts';
import { after } from '../testSpec.ts';
import { videos } from './videos.ts';

const about = {
  ...{
    url: 'https://videos.example/team',
    title: 'Your team',
    subtitle: 'Invite and suspend',
    description: 'Three minutes.',
  },
  categories: ['Team'],
};
type Story = Parameters<typeof after>[1];
const added: Story = ['video', VideoAdded(about)];

test('a video is shown as it was last changed, until it is removed [data.video]', () => {
  const changed: Story = ['video', VideoChanged({ ...about, title: 'The team' })];
  after(videos, added, changed).shows({ id: 'video', ...about, title: 'The team' });
  expect(after(videos, added, ['video', VideoRemoved({})]).rows).toEqual([]);
});
