import { lazy } from 'react';
import { pair } from '../../../web-kit/format.ts';
import { list } from '../../../web-kit/table/query.ts';
import { ChooseButton } from '../../parts/pick/ChooseButton.tsx';
import type { Choosable } from '../../parts/pick/ChooseDialog.tsx';
import { type Member, nameOf } from '../members/team.ts';
import { texts } from './texts.ts';

const ChooseDialog = lazy<typeof import('../../parts/pick/ChooseDialog.tsx').default<Member>>(
  () => import('../../parts/pick/ChooseDialog.tsx'),
);
const { choice: t } = texts;

/** The members of the team, to choose one of them or all. */
const membersOf = (uniqueId: string): Choosable<Member> => ({
  load: list('GET /getAllOperators/:uniqueId', { uniqueId }),
  sort: ['name', 'ASC'],
  idOf: ({ userId }) => userId,
  nameOf,
  detailOf: ({ username }) => username,
  ...{ title: t.title, search: t.search, results: t.results, empty: t.none, all: texts.allMembers },
});

type MemberFilterProps = {
  uniqueId: string;
  /** The id of the chosen member and the name; empty for the whole team. */
  member: string;
  name: string;
  onChange: (member: string) => void;
};
/** The choice of one member, or of the whole team. */
export const MemberFilter = ({ uniqueId, member, name, onChange }: MemberFilterProps) => (
  <ChooseButton label={pair(texts.member, member ? name : texts.allMembers)}>
    {(onClose) => (
      <ChooseDialog
        of={membersOf(uniqueId)}
        chosen={member}
        onChoose={(next) => onChange(next?.userId ?? '')}
        onClose={onClose}
      />
    )}
  </ChooseButton>
);
