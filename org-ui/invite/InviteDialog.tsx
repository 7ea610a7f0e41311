import type { Calls } from '../../api/calls.ts';
import type { InputOf } from '../../api/client.ts';
import { call } from '../../web-kit/call.ts';
import { FormDialog } from '../../web-kit/form/FormDialog.tsx';
import { texts } from '../texts.ts';
import { inviteFields } from './fields.ts';
import { staleInvites } from './invite.ts';

const said = texts.invite;
type Props = {
  title: string;
  text: string;
  /** The team or the application to invite to. */
  to: Pick<InputOf<Calls, 'POST /invite/sendInvite'>, 'type' | 'appId'>;
  /** Said while a field is empty. */
  missing?: string;
  onClose: () => void;
};

/** Invites a person by mail. */
export function InviteDialog({ to, missing = said.missing, ...dialog }: Props) {
  return (
    <FormDialog
      {...dialog}
      fields={inviteFields}
      run={({ name, email }) => call('POST /invite/sendInvite', { ...to, name, email })}
      submit={said.send}
      missing={missing}
      done={said.sent}
      invalidates={[staleInvites]}
    />
  );
}
