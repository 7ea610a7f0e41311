import { type Benchmark, type Effort, inTempFolder } from '../kit.ts';
import { listTable } from './lists.ts';
import { runningTables } from './running.ts';

const sizesFor = ({ quick }: Effort) => (quick ? [10, 200, 1000] : [10, 10_000, 100_000]);

export const organisations: Benchmark = {
  name: 'organisations',
  about: 'what the staff and the people of an organization notice of 100,000 others',
  parts: {
    lists: async (effort) => [await listTable(sizesFor(effort), effort)],
    running: (effort) => inTempFolder((folder) => runningTables(folder, sizesFor(effort), effort)),
  },
};
