import { type Act, type Change, oneByOne } from '../../web-kit/bulk/act.ts';
import { fits, type Row, type RowAct } from './act.ts';

const sendOf = <R extends Row>({ run }: Pick<RowAct<R>, 'run'>) => oneByOne((id: string) => run({ id }));

/** The acts of a row as those of several rows. Rows that do not have an act are left alone by it. */
export const inBulk = <R extends Row>(acts: readonly RowAct<R>[]) =>
  acts.map((act): Extract<Act<R>, Change> => {
    const { label, icon, danger, changes, many, undo } = act;
    const { asks, told } = many;
    return {
      ...{ label, icon, told, send: sendOf(act) },
      skips: (row: R) => !fits(act, row),
      ...(changes && { changes }),
      ...(danger && { danger }),
      ...(asks !== undefined && { asks: (count: string) => ({ title: `${label} (${count})`, text: asks }) }),
      ...(undo && { undo: { send: sendOf(undo), told: undo.many.told } }),
    };
  });
