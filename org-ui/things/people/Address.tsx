import EditOutlined from '@mui/icons-material/EditOutlined';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { emailPattern, limits } from '../../../web-kit/domain/limits.ts';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import type { Field } from '../../../web-kit/form/fields.ts';
import { shortDateTime } from '../../../web-kit/format.ts';
import { sends } from '../../../web-kit/sends.ts';
import { words } from '../../base/words.ts';
import { addressWords as t } from './addressWords.ts';
import type { Person } from './person.ts';

const fields: readonly Field<'address'>[] = [
  {
    ...{ key: 'address', label: t.label, type: 'email', required: true, max: limits.inviteField },
    rule: (typed) => (emailPattern.test(typed) ? undefined : words.emailWrong),
  },
];

/** The button that asks for another e-mail address of a person. */
export function ChangeAddress({ personId, whom }: { personId: string; whom: string }) {
  const [open, setOpen] = useState(false);
  const asking = sends('PUT /person/:personId/address', ({ address }: { address: string }) => ({
    personId,
    address,
  }));
  return (
    <>
      <OpenButton to={asking} size="small" startIcon={<EditOutlined />} onClick={() => setOpen(true)}>
        {t.open}
      </OpenButton>
      {open && (
        <FormDialog
          about={`address ${personId}`}
          title={t.title(whom)}
          text={t.text}
          fields={fields}
          run={asking}
          submit={t.submit}
          done={t.asked}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The address that waits to be confirmed, and the way to take it back. */
export function WaitingAddress({ person }: { person: Person }) {
  const { personId, newAddress, newAddressUntil } = person;
  if (!newAddress) return null;
  const withdraw = (
    <CommandButton
      label={t.withdraw}
      run={sends('DELETE /person/:personId/address', () => ({ personId }))}
      done={t.withdrawn}
      size="small"
      color="inherit"
    />
  );
  return (
    <Alert severity="info" action={withdraw} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {t.waits(newAddress, shortDateTime(newAddressUntil))}
    </Alert>
  );
}
