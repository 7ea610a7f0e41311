import { lazy } from 'react';
import { useIds } from '../../base/session.ts';
import { ChooseButton as Button } from '../../parts/pick/ChooseButton.tsx';
import type { Family } from '../applicationPage/family.ts';
import type { Choice } from './applications.ts';
import { texts as t } from './texts.ts';

const ChooseDialog = lazy(() => import('./ChooseDialog.tsx'));

type ChooseButtonProps = {
  /** The id of the chosen application, and its name; empty for all. */
  chosen: string;
  name?: string | undefined;
  /** The families whose applications are offered; without them, those of any family. */
  among?: readonly Family[];
  /** Also offers all of them. */
  orAll?: true;
  disabled?: boolean;
  /** Is told the chosen application; nothing for all. */
  choose: (choice?: Choice) => void;
};
/** Says which application is chosen, and leads to the choice. */
export function ChooseButton({ chosen, name, among, orAll, disabled, choose }: ChooseButtonProps) {
  const { uniqueId } = useIds();
  return (
    <Button label={t.of(name ?? t.all)} {...(disabled && { disabled })}>
      {(onClose) => <ChooseDialog {...{ uniqueId, among, orAll, chosen, onClose }} onChoose={choose} />}
    </Button>
  );
}
