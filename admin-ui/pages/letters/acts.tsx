import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import type { Write } from '../../data/useWrite.ts';
import type { RowAct } from '../../several/act.ts';
import type { LetterRow } from './index.ts';
import { texts } from './texts.ts';

/** Sends letters again, unless that is under way. */
export const letterActs = ({ update }: Pick<Write, 'update'>): RowAct<LetterRow>[] => [
  {
    label: texts.again,
    icon: <ForwardToInboxOutlined />,
    fits: ({ resentAt }) => !resentAt,
    run: (row) => update(row, {}),
    one: () => ({ done: texts.resent }),
    many: { told: texts.resentMany },
  },
];
