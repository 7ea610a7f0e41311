import { join } from 'node:path';
import { CreateGroup } from '../../domain/group/commands.ts';
import { newId } from '../../event-store/newId.ts';
import { userHere } from '../../passkeys/holders.ts';
import type { Kit } from '../../server-kit/kit.ts';
import {
  type Benchmark,
  count,
  type Effort,
  figure,
  inTempFolder,
  median,
  milliseconds,
  ratio,
  type Table,
  timed,
} from '../kit.ts';
import { signInBy } from '../people.ts';
import { provenance } from '../shops.ts';
import { openStores, organisationId } from '../sso/ours.ts';
import { applicationAt } from '../sso/world.ts';
import { fill, openTo, type Size, visitorAt, visitors } from './world.ts';

type Times = { first: number[]; later: number[]; cold: number[] };
type World = { size: Size; folder: string; times: Times; kit: Kit & { close(): Promise<void> } };
type Written = Record<'opening' | 'first' | 'later', number>;

/** What a sign-in does once the passkey has proved who it is. Returns the milliseconds. */
const signIn = ({ kit }: World, person: number, application: number) =>
  timed(async () => {
    const { id, deviceId } = visitorAt(person);
    const applicationId = applicationAt(application).id;
    const owner = await userHere(kit, applicationId)({ kind: 'person', id, organisationId });
    await signInBy(kit.executor, owner!.id, { personId: id, organisationId, applicationId, deviceId });
  });

/** The applications that are measured in a round, spread over all, so that each round has others. */
const applicationsOf = ({ size: { applications } }: World, round: number, many: number) =>
  Array.from({ length: many }, (_, n) => Math.floor(((n + round / 10) * (applications - 2)) / many) + 1);

/** The number of events that work appends. */
async function eventsOf({ kit }: World, work: () => Promise<unknown>) {
  const before = await kit.store.head();
  await work();
  let found = 0;
  for await (const { position } of kit.store.readAll({ after: before })) if (position > before) found += 1;
  return found;
}
async function written(world: World): Promise<Written> {
  const group = newId();
  const { executor } = world.kit;
  await executor.execute(CreateGroup, { id: group, organisationId, name: group }, provenance());
  const last = world.size.applications - 1;
  return {
    opening: await eventsOf(world, () => openTo(world.kit, applicationAt(last).id, group)),
    first: await eventsOf(world, () => signIn(world, 0, last)),
    later: await eventsOf(world, () => signIn(world, 0, last)),
  };
}

async function prepared(folder: string, size: Size, { say }: Effort): Promise<World> {
  const took = await timed(() => fill(folder, size));
  say(`${count(size.people)} people made in ${figure(took / 1000)} s`);
  return { size, folder, kit: await openStores(folder), times: { first: [], later: [], cold: [] } };
}

/** Signs people in at each of the worlds in turn, so that other load on the machine affects all alike. */
async function measure(worlds: World[], { rounds, quick }: Effort) {
  const many = quick ? 2 : 6;
  for (const world of worlds) for (let n = 0; n < (quick ? 5 : 200); n++) await signIn(world, 0, 0);
  for (let round = 0; round < 2 * rounds; round++)
    for (let person = 1; person < visitors; person++)
      for (let n = 0; n < many; n++)
        for (const world of rotated(worlds, round + person + n)) {
          const application = applicationsOf(world, round, many)[n]!;
          // A person's first sign-in after a start reads the person's history.
          const isCold = round === 0 && n === 0;
          world.times[isCold ? 'cold' : 'first'].push(await signIn(world, person, application));
          for (let m = 0; m < 3; m++) world.times.later.push(await signIn(world, person, application));
        }
}
const rotated = <T>(all: readonly T[], by: number) => all.map((_, i) => all[(i + by) % all.length]!);

function tableOf(worlds: World[], all: Written[]): Table {
  const [base] = worlds as [World];
  const rows = worlds.map(({ size, times }, i) => {
    const cells = (['first', 'later', 'cold'] as const).flatMap((when) => {
      const mine = median(times[when]);
      return [milliseconds(mine), ratio(mine, median(base.times[when]))];
    });
    const { opening, first, later } = all[i]!;
    const sizes = [size.people, size.applications, size.groups].map(count);
    return [...sizes, ...cells, ...[opening, first, later].map(count)];
  });
  const columns = ['people', 'applications', 'groups of one person', 'first sign-in', '', 'later one', ''];
  return {
    title: 'Signing in at applications that are open to groups or to everybody',
    columns: [
      ...columns,
      ...['first after a start', '', 'events of an opening', 'of a first sign-in', 'of a later one'],
    ],
    rows,
    note: 'Median time of what a sign-in does once its passkey is verified, one at a time, each beside its ratio to the first row. Every other application is open to everybody, the others to one of the groups; all people belong to one of these. The first sign-in of a person at an application records the access. First after a start: the first of that person, at an application where nobody has been.',
  };
}

export const groups: Benchmark = {
  name: 'groups',
  about: 'signing in where access comes by a group or is for everybody, up to a million people',
  run: (effort) =>
    inTempFolder(async (folder) => {
      const sizes: Size[] = effort.quick
        ? [10, 100, 1000].map((people) => ({ people, applications: 60, groups: people / 10 }))
        : [
            { people: 10, applications: 100, groups: 1 },
            { people: 10_000, applications: 1000, groups: 50 },
            { people: 1_000_000, applications: 5000, groups: 500 },
          ];
      const worlds: World[] = [];
      for (const size of sizes) worlds.push(await prepared(join(folder, `${size.people}`), size, effort));
      await measure(worlds, effort);
      const events: Written[] = [];
      for (const world of worlds) events.push(await written(world));
      for (const { kit } of worlds) await kit.close();
      return [tableOf(worlds, events)];
    }),
};
