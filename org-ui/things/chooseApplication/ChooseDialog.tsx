import { useQueryClient } from '@tanstack/react-query';
import { families } from '../../families/families.ts';
import Dialog from '../../parts/pick/ChooseDialog.tsx';
import type { Family } from '../applicationPage/family.ts';
import { applicationsOf, type Choice, oneOf } from './applications.ts';
import { texts as t } from './texts.ts';

type ChooseDialogProps = {
  uniqueId: string;
  among?: readonly Family[] | undefined;
  orAll?: true | undefined;
  chosen: string;
  onChoose: (choice?: Choice) => void;
  onClose: () => void;
};
/** Asks for one application. */
export default function ChooseDialog({ uniqueId, among, orAll, onChoose, ...dialog }: ChooseDialogProps) {
  const load = applicationsOf(uniqueId, among ?? Object.values<Family>(families));
  const queries = useQueryClient();
  const choose = (choice?: Choice) => {
    // It is kept as read, so that a page that asks for what was just chosen does not wait for it.
    if (choice) queries.setQueryData(oneOf(load, choice.appId).queryKey, choice);
    onChoose(choice);
  };
  return (
    <Dialog
      of={{
        load,
        sort: ['name', 'ASC'],
        idOf: ({ appId }) => appId,
        nameOf: ({ name }) => name,
        detailOf: ({ label }) => label,
        ...{ title: t.title, search: t.search, results: t.results, empty: t.none },
        ...(orAll && { all: t.all }),
      }}
      onChoose={choose}
      {...dialog}
    />
  );
}
