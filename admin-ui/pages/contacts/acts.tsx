import CheckOutlined from '@mui/icons-material/CheckOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { Write } from '../../data/useWrite.ts';
import { opposites, type RowAct } from '../../several/act.ts';
import type { ContactRow } from './index.ts';
import { texts } from './texts.ts';

const { done, reopen } = texts;

/** Says whether entries of the contact form still wait. */
export function contactActs({ update }: Pick<Write, 'update'>): RowAct<ContactRow>[] {
  const set = (done: boolean) => (row: { id: string }) => update(row, { done });
  return opposites<ContactRow>('done', ({ done }) => done, [
    {
      ...{ label: done.verb, icon: <CheckOutlined />, run: set(true) },
      ...{ one: () => ({ done: done.said }), many: { told: done.told } },
    },
    {
      ...{ label: reopen.verb, icon: <UndoOutlined />, run: set(false) },
      ...{ one: () => ({ done: reopen.said }), many: { told: reopen.told } },
    },
  ]);
}
