import { families } from '../../families/families.ts';
import Dialog from '../../parts/pick/ChooseDialog.tsx';
import type { Family } from '../applicationPage/family.ts';
import { applicationsOf, type Choice } from './applications.ts';
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
export default function ChooseDialog({ uniqueId, among, orAll, ...dialog }: ChooseDialogProps) {
  return (
    <Dialog
      of={{
        load: applicationsOf(uniqueId, among ?? Object.values<Family>(families)),
        sort: ['name', 'ASC'],
        idOf: ({ appId }) => appId,
        nameOf: ({ name }) => name,
        detailOf: ({ label }) => label,
        ...{ title: t.title, search: t.search, results: t.results, empty: t.none },
        ...(orAll && { all: t.all }),
      }}
      {...dialog}
    />
  );
}
