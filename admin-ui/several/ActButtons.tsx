import { CommandButton, type CommandButtonProps } from '../../web-kit/commands/CommandButton.tsx';
import { fits, type Row, type RowAct } from './act.ts';

type Props<R extends Row> = Pick<CommandButtonProps, 'iconOnly' | 'size'> & {
  row: R;
  acts: readonly RowAct<R>[];
};
/** The buttons of a row for the acts that it has. */
export function ActButtons<R extends Row>({ row, acts, ...look }: Props<R>) {
  return acts
    .filter((act) => fits(act, row))
    .map((act) => {
      const { label, icon, danger, place, run, one } = act;
      return (
        <CommandButton
          key={place ?? label}
          {...look}
          {...(danger && { color: 'error' })}
          icon={icon}
          {...{ label, run: () => run(row), ...one(row) }}
        />
      );
    });
}
