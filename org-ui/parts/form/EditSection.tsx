import EditOutlined from '@mui/icons-material/EditOutlined';
import type { ReactNode } from 'react';
import { BarrableButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { Restored } from '../../../web-kit/form/Restored.tsx';
import { words } from '../../base/words.ts';
import { Section } from '../page/Section.tsx';
import { SaveButtons, type SaveButtonsProps } from './SaveButtons.tsx';
import { texts } from './texts.ts';

type EditSectionProps = {
  title: string;
  /** The form, from `useSaving`. */
  form: Omit<SaveButtonsProps, 'saves'> & { editing: boolean; restored: boolean; edit: () => void };
  /** The label of the button that saves, if that does more. */
  saves?: string;
  /** Further buttons, beside Edit. */
  buttons?: ReactNode;
  children: ReactNode;
};
/** A section with the button Edit, or with Discard and Save while it is edited. */
export function EditSection({ title, form, saves, buttons, children }: EditSectionProps) {
  const { editing, restored, edit, ...saving } = form;
  const edits = (
    <>
      <BarrableButton startIcon={<EditOutlined />} onClick={edit} barred={saving.barred}>
        {words.edit}
      </BarrableButton>
      {buttons}
    </>
  );
  return (
    <Section title={title} buttons={editing ? <SaveButtons {...saving} saves={saves} /> : edits}>
      {restored && (
        <Restored text={words.unsaved} discard={texts.restored.discard} onDiscard={saving.discard} />
      )}
      {children}
    </Section>
  );
}
