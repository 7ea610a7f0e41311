import { reactivation } from '../../base/words.ts';
import type { Write } from '../../data/useWrite.ts';
import type { RowAct } from '../../several/act.ts';
import type { RequestRow } from './index.ts';
import { texts } from './texts.ts';

const { several } = texts;

/** Activates organisations that asked for their deletion or suspension, as long as they are there. */
export const requestActs = ({ update }: Pick<Write, 'update'>): RowAct<RequestRow>[] => [
  {
    label: reactivation.verb,
    fits: ({ isDeleted }) => !isDeleted,
    run: (row) => update(row, {}),
    one: ({ name }) => ({
      confirm: { title: reactivation.title, text: reactivation.text(name), yes: reactivation.yes },
      done: reactivation.done,
    }),
    many: { asks: several.activates, told: several.activated },
  },
];
