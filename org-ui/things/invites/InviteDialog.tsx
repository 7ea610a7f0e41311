import { Button } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { likewise } from '../../../web-kit/sends.ts';
import { words } from '../../base/words.ts';
import { TitledDialog } from '../../parts/page/TitledDialog.tsx';
import { type InviteForm, inviteFieldsOf } from './fields.ts';
import { inviting } from './invite.ts';
import { type Choice, Others } from './Others.tsx';
import { RoomAt } from './Room.tsx';
import { texts } from './texts.ts';

const t = texts;
type Invited = { name: string; email: string; given: boolean };
type Props = InviteForm & {
  title: string;
  text: string;
  /** The team or the application to invite to. */
  to: Pick<Parameters<typeof inviting>[0], 'type' | 'appId' | 'role'>;
  /** What else is chosen, above the fields. */
  children?: ReactNode;
  onClose: () => void;
};

/** Invites a person by mail. A dialog then confirms an invitation to an application, a toast one to the team. */
export function InviteDialog({ to, unmarked, emailMissing, children, ...dialog }: Props) {
  const [invited, setInvited] = useState<Invited>();
  const isGiven = useRef(false);
  const [others, setOthers] = useState<Choice[]>([]);
  if (invited)
    return <Sent invited={invited} onAgain={() => setInvited(undefined)} onClose={dialog.onClose} />;
  return (
    <FormDialog
      {...dialog}
      about={`invite ${to.type} ${to.appId ?? ''}`}
      fields={inviteFieldsOf({ unmarked, emailMissing })}
      run={likewise(inviting, async ({ name, email }: Record<'name' | 'email', string>) => {
        const appIds = others.map(({ appId }) => appId);
        const { given } = await inviting({ ...to, appIds, name, email });
        isGiven.current = given;
      })}
      submit={t.send}
      missing={t.missing}
      {...(to.appId
        ? { onSent: (sent: Omit<Invited, 'given'>) => setInvited({ ...sent, given: isGiven.current }) }
        : { done: t.sent })}
    >
      {children}
      {to.appId && (
        <>
          <Others besides={to.appId} value={others} onChange={setOthers} />
          <RoomAt appIds={[to.appId, ...others.map(({ appId }) => appId)]} />
        </>
      )}
    </FormDialog>
  );
}

type SentProps = { invited: Invited; onAgain: () => void; onClose: () => void };
/** Confirms an invitation that was sent, and offers to invite another person. */
function Sent({ invited: { name, email, given }, onAgain, onClose }: SentProps) {
  return (
    <TitledDialog
      title={given ? t.givenTitle : t.sentTitle}
      text={given ? t.givenText(name, email) : t.sentText(name, email)}
      buttons={
        <>
          <Button onClick={onAgain}>{t.another}</Button>
          <Button onClick={onClose} variant="contained" autoFocus>
            {words.close}
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}
