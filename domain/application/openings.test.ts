import { expect, test } from 'vitest';
import { GroupCreated, GroupDeleted } from '../group/events.ts';
import { group } from '../group/group.ts';
import { fold } from '../kit.ts';
import { limits } from '../limits.ts';
import { given } from '../testSpec.ts';
import { application } from './application.ts';
import {
  ApplicationClosedToEverybody,
  ApplicationClosedToGroup,
  ApplicationCreated,
  ApplicationOpenedToEverybody,
  ApplicationOpenedToGroup,
} from './events.ts';
import { CloseToEverybody, CloseToGroup, OpenToEverybody, OpenToGroup } from './openings.ts';

const id = { id: 'wiki' };
const toGroup = { ...id, groupId: 'group-1' };
const wiki = ApplicationCreated({
  settings: { kind: 'oidc', name: 'Wiki', redirectUris: ['https://wiki.example/callback'] } as never,
});
const shop = ApplicationCreated({
  settings: { kind: 'web', name: 'Shop', origins: ['https://shop.example'] },
});
const engineering = GroupCreated({ name: 'Engineering', source: 'console' });
const there = { needs: { group: fold(group, [engineering]) } };
const opened = ApplicationOpenedToGroup({ groupId: 'group-1' });

test('an application is opened to a group and closed to it, once each', () => {
  given(wiki).when(OpenToGroup, toGroup, there).then(opened);
  given(wiki, opened).when(OpenToGroup, toGroup, there).then();
  given(wiki, opened)
    .when(CloseToGroup, toGroup)
    .then(ApplicationClosedToGroup({ groupId: 'group-1' }));
  given(wiki).when(CloseToGroup, toGroup).then();
  expect(fold(application, [wiki, opened]).openTo.groups).toEqual(['group-1']);
});
test('an application is opened to everybody and closed again, once each', () => {
  given(wiki).when(OpenToEverybody, id).then(ApplicationOpenedToEverybody({}));
  given(wiki, ApplicationOpenedToEverybody({})).when(OpenToEverybody, id).then();
  given(wiki, ApplicationOpenedToEverybody({}))
    .when(CloseToEverybody, id)
    .then(ApplicationClosedToEverybody({}));
  given(wiki).when(CloseToEverybody, id).then();
});
test('an application is not opened to a group that is gone or of another organisation', () => {
  for (const state of [group.initial, fold(group, [engineering, GroupDeleted({})])])
    given(wiki)
      .when(OpenToGroup, toGroup, { needs: { group: state } })
      .thenRefused('group.unknown');
});
test('an application with its own site is open to people who registered there alone', () => {
  given(shop).when(OpenToGroup, toGroup, there).thenRefused('application.kind');
  given(shop).when(OpenToEverybody, id).thenRefused('application.kind');
});
test('an application is open to 500 groups at most', () => {
  const all = Array.from({ length: limits.applicationGroups }, (_, n) =>
    ApplicationOpenedToGroup({ groupId: `group ${n}` }),
  );
  given(wiki, ...all)
    .when(OpenToGroup, toGroup, there)
    .thenRefused('group.most');
});
