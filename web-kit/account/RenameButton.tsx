import { Button } from '@mui/material';
import { useState } from 'react';
import type { Verb } from '../commands/verb.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { texts } from './texts.ts';

const t = texts.renaming;
type RenameButtonProps = Pick<Verb, 'done'> & {
  /** The id of the passkey or device. */
  about: string;
  name: string;
  maxLength: number;
  /** The name as the server has it now; undefined when the thing is gone. */
  nameNow: () => Promise<string | undefined>;
  rename: (name: string) => Promise<unknown>;
};

/** Gives a passkey or device another name. */
export function RenameButton({
  about,
  name: before,
  maxLength,
  nameNow,
  rename,
  ...rest
}: RenameButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.rename}
      </Button>
      {open && (
        <FormDialog
          about={`rename ${about}`}
          title={t.rename}
          fields={[{ key: 'name', label: t.name, required: true, max: maxLength }]}
          initial={{ name: before }}
          reread={async () => ({ name: (await nameNow()) ?? before })}
          run={({ name }) => rename(name)}
          onClose={() => setOpen(false)}
          {...rest}
        />
      )}
    </>
  );
}
