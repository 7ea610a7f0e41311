import { list, type Query } from '../../../web-kit/table/query.ts';
import { groupPageOf, pageOf, paths, personPageOf } from '../../base/paths.ts';
import { families } from '../../families/families.ts';
import type { Family } from '../applicationPage/family.ts';
import { groupsList } from '../groups/group.ts';
import { nameOf } from '../members/team.ts';
import { calledBy, detailOf } from '../people/person.ts';
import type { Found } from './found.ts';
import { texts as t } from './texts.ts';

/** As many of a kind are shown. */
const most = 5;
const asked = (q: string): Query => ({ page: 0, size: most, sort: ['name', 'ASC'], filter: { q } });

/** A list that the server searches. */
export type Source = { group: string; find: (q: string) => Promise<Found[]> };

const people: Source = {
  group: t.groups.people,
  async find(q) {
    const { rows } = await list('GET /people', {})(asked(q));
    return rows.map((person) => ({
      key: person.personId,
      group: t.groups.people,
      name: calledBy(person),
      detail: detailOf(person),
      to: personPageOf(person.personId),
    }));
  },
};

const applicationsOf = (uniqueId: string): Source => ({
  group: t.groups.applications,
  async find(q) {
    const found = await Promise.all(
      Object.values<Family>(families).map(async ({ name: family, label, applications }) => {
        const { rows } = await applications.load(uniqueId)(asked(q));
        return (rows as { appId: string; name: string }[]).map(({ appId, name }) => ({
          ...{ key: appId, group: t.groups.applications, name, detail: label, to: pageOf(family, appId) },
        }));
      }),
    );
    return found
      .flat()
      .sort((a, b) => a.name.localeCompare(b.name))
      .slice(0, most);
  },
});

const teamOf = (uniqueId: string): Source => ({
  group: t.groups.team,
  async find(q) {
    const { rows } = await list('GET /getAllOperators/:uniqueId', { uniqueId })(asked(q));
    return rows.map((member) => ({
      key: member.userId,
      group: t.groups.team,
      name: nameOf(member),
      detail: member.username === nameOf(member) ? null : member.username,
      to: paths.member.replace(':userId', member.userId),
    }));
  },
});

const groups: Source = {
  group: t.groups.groups,
  async find(q) {
    const { rows } = await groupsList(asked(q));
    return rows.map(({ groupId, name }) => ({
      ...{ key: groupId, group: t.groups.groups, name, to: groupPageOf(groupId) },
    }));
  },
};

/** The lists of an organisation that a search looks into, in the order of the results. */
export const sourcesOf = (uniqueId: string): readonly Source[] => [
  people,
  applicationsOf(uniqueId),
  groups,
  teamOf(uniqueId),
];
