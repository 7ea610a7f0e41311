import Block from '@mui/icons-material/Block';
import Delete from '@mui/icons-material/Delete';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { Typography } from '@mui/material';
import { suspending } from '../../../web-kit/commands/suspending.ts';
import { words } from '../../base/words.ts';
import type { Write } from '../../data/useWrite.ts';
import { opposites, type RowAct } from '../../several/act.ts';
import type { OperatorRow } from './index.ts';
import { texts } from './texts.ts';

const { suspension, deletion, several } = texts;

/** Names the operator in a question by the address, with the name if it is known. */
export const nameOf = ({ name, username }: OperatorRow): string =>
  (name ? `${username} (${name})` : username) ?? words.none;

/** Whether the organisation of an operator is suspended, which is what staff suspend. */
export const isOff = ({ organisationSuspended }: OperatorRow): boolean => organisationSuspended === true;

/** What staff do with operators. Suspending and activating affect the whole organisation. */
export function operatorActs({ update, remove }: Pick<Write, 'update' | 'remove'>): RowAct<OperatorRow>[] {
  const set = (suspended: boolean) => (row: { id: string }) => update(row, { suspended });
  const one = (row: OperatorRow) =>
    suspending({
      suspended: isOff(row),
      title: suspension.title,
      whom: suspension.whom(row.organisationName ?? ''),
      effect: suspension.effect(row.operatorCount ?? 0, row.applicationCount ?? 0),
      set: (suspended) => set(suspended)(row),
      suspend: texts.suspend,
      activate: texts.activate,
      suspendedNow: texts.suspended,
      activatedNow: texts.activated,
    });
  const changes = ({ organisationId }: OperatorRow) => organisationId;
  return [
    ...opposites('suspension', isOff, [
      {
        ...{ label: texts.suspend, icon: <Block />, one, changes, run: set(true) },
        many: { asks: several.suspends, told: several.suspended },
      },
      {
        ...{ label: texts.activate, icon: <PlayArrow />, one, changes, run: set(false) },
        many: { asks: several.activates, told: several.activated },
      },
    ]),
    {
      ...{ label: words.delete, icon: <Delete />, danger: true, run: remove },
      one: (row) => ({
        confirm: { title: deletion.title, text: <DeletionText row={row} /> },
        done: texts.deleted,
      }),
      many: { asks: several.deletes, told: several.deleted },
    },
  ];
}

/**
 * The question that the requirements prescribe, and its target: deleting the operator who registered the organisation
 * deletes all of it.
 */
function DeletionText({ row }: { row: OperatorRow }) {
  const organisation = row.organisationName ?? words.none;
  return (
    <>
      <Typography>{deletion.text}</Typography>
      <Typography sx={{ mt: 1 }}>
        {row.owner
          ? deletion.whole(nameOf(row), organisation, row.operatorCount ?? 0, row.applicationCount ?? 0)
          : deletion.whom(nameOf(row), organisation)}
      </Typography>
    </>
  );
}
